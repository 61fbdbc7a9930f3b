// The options of a table that is being set up.
import type { GameKind, TableOptions } from '../../net/api';
import { TIME_CONTROLS, type TimeControl } from './timeControls';
import { TORRES_TOPICS } from '../torresTopics';

const MAX_PLAYERS = { catan: 6, torres: 4 };

/** A field that the player leaves empty gets the default of the server. */
export class NewTable {
  game: GameKind = $state('catan');
  name = $state('');
  maxPlayers = $state(4);
  minPlayers = $state(3);
  bots = $state(0);
  level = $state('random');
  timeControl: TimeControl = $state('normal');
  password = $state('');
  loss: 'covered' | 'ends' = $state('covered');
  spectators = $state(true);

  variant: NonNullable<TableOptions['variant']> = $state('standard');
  points = $state(10);
  dice: 'random' | 'balanced' = $state('random');
  boardSeed: number | undefined = $state();
  bank: number | undefined = $state();
  desert = $state('');
  shortage = $state('');
  harbours = $state('');
  invention = $state('');
  offersPerTurn: number | undefined = $state();
  openOffers: number | undefined = $state();
  undo = $state(true);
  /** Seconds that replace those of the time control. */
  turnSeconds: number | undefined = $state();
  answerSeconds: number | undefined = $state();
  torresVariants: string[] = $state(TORRES_TOPICS.map(() => ''));

  /** The possible numbers of seats. */
  readonly seats = $derived(Array.from({ length: MAX_PLAYERS[this.game] - 1 }, (_, i) => i + 2));

  /**
   * Makes the numbers fit each other. Torres starts when all seats are taken. In Catan the minimum
   * is above the number of bots, so that the bots do not start without a human player.
   */
  fitNumbers(): void {
    this.maxPlayers = Math.min(this.maxPlayers, MAX_PLAYERS[this.game]);
    this.bots = Math.min(this.bots, this.maxPlayers - 1);
    this.minPlayers =
      this.game === 'torres'
        ? this.maxPlayers
        : Math.max(this.bots + 1, Math.min(this.minPlayers, this.maxPlayers));
  }

  options(): TableOptions {
    const clock = this.clock();
    const common = {
      game: this.game,
      ...(this.name.trim() ? { name: this.name.trim() } : {}),
      players: [this.minPlayers, this.maxPlayers] as [number, number],
      ...(Object.keys(clock).length > 0 ? { clock } : {}),
      ...(this.password ? { password: this.password } : {}),
      loss: this.loss,
      spectators: this.spectators,
      bots: Array.from({ length: this.bots }, () => this.level),
    };
    if (this.game === 'torres')
      return { ...common, torresVariants: this.torresVariants.filter((word) => word !== '') };
    const { boardSeed, bank, desert, shortage, harbours, invention } = this;
    const { offersPerTurn, openOffers } = this;
    const rules = { boardSeed, bank, desert, shortage, harbours, invention };
    return {
      ...common,
      variant: this.variant,
      victoryPoints: this.points,
      dice: this.dice,
      undo: this.undo,
      ...withoutEmpty({ ...rules, offersPerTurn, openOffers }),
    };
  }

  private clock(): NonNullable<TableOptions['clock']> {
    const hasAnswer = this.game === 'catan' && typeof this.answerSeconds === 'number';
    return {
      ...TIME_CONTROLS[this.timeControl],
      ...(this.turnSeconds ? { turn: this.turnSeconds * 1_000 } : {}),
      ...(hasAnswer ? { answer: (this.answerSeconds ?? 0) * 1_000 } : {}),
    };
  }
}

function withoutEmpty(fields: Record<string, unknown>): Partial<TableOptions> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== '' && value !== undefined && value !== null,
    ),
  );
}
