// The players of a table before the game, with what the protocols do not tell: host and bots.
import { apiErrorText } from '../../i18n/apiErrorText';
import { addBot, botLevels, kick, tableInfo, type Access, type TableMember } from '../../net/api';

export class TableMembers {
  members: readonly TableMember[] = $state.raw([]);
  /** The strengths of the server's bots, weakest first. */
  levels: readonly string[] = $state.raw([]);
  /** The number of seats; 0 if it is not known. */
  seats = $state(0);
  errorText = $state('');

  constructor(
    private readonly table: string,
    private readonly access: () => Access,
  ) {}

  async load(): Promise<void> {
    const info = await tableInfo(this.table).catch(() => undefined);
    if (info === undefined) return;
    this.seats = info.seats;
    this.members = info.members ?? [];
    if (this.levels.length === 0) this.levels = await botLevels().catch(() => []);
  }

  add(level: string): Promise<void> {
    return this.request(() => addBot(this.table, level, this.access()));
  }

  remove({ id }: TableMember): Promise<void> {
    return this.request(() => kick(this.table, id, this.access()));
  }

  /** Replaces a bot by one of another level. */
  changeLevel({ id }: TableMember, level: string): Promise<void> {
    return this.request(async () => {
      await kick(this.table, id, this.access());
      await addBot(this.table, level, this.access());
    });
  }

  private async request(call: () => Promise<void>): Promise<void> {
    this.errorText = '';
    try {
      await call();
    } catch (error) {
      this.errorText = apiErrorText(error);
    }
    await this.load();
  }
}
