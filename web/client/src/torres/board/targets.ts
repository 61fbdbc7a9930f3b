// The targets of the board with their labels and the pieces that an action puts there.
import { texts } from '../../i18n/texts';
import type { ActionKind } from '../protocol/action';
import type { ActionSelection } from '../actionSelection.svelte';
import { squareName } from './boardGeometry';
import type { Target } from './BoardTarget.svelte';
import type { Position } from '../protocol/position';

const BLOCK_KINDS: readonly ActionKind[] = [
  'PLACE_BLOCK',
  'PLACE_SUPPLY_BLOCK',
  'MOVE_BLOCK',
  'PUSH_BLOCK_UNDER',
];

export function labelledTargets(selection: ActionSelection, position: Position): Target[] {
  const { kind } = selection;
  const t = texts().torres;
  return selection.targets.map(({ square, role }) => ({
    square,
    role,
    label: t.target(
      role === 'source' ? t.choose : kind ? t.kinds[kind] : '',
      squareName(square),
      position.heights[square] ?? 0,
    ),
    piece: role === 'goal' && kind ? pieceOf(kind, position) : undefined,
  }));
}

function pieceOf(kind: ActionKind, position: Position): Target['piece'] {
  if (BLOCK_KINDS.includes(kind)) return 'block';
  return kind === 'PLACE_KING' ? 'king' : position.seat;
}
