import { beforeAll, describe, expect, it } from 'vitest';
import { loadLegalMoves, type LegalMoves } from '../../src/catan/legality';
import type { Move } from '../../src/catan/protocol/moves';
import { resourceCounts } from '../../src/catan/protocol/protocol';
import type { TableState } from '../../src/catan/tableState';
import { rulesDe } from '../../src/i18n/rules/de';
import { rulesEn } from '../../src/i18n/rules/en';
import type { SectionText } from '../../src/i18n/rules/texts';
import { catanStart } from '../../src/learn/catanScript';
import { CATAN_PICTURES, CATAN_QUIZZES } from '../../src/rules/catanPictures';
import type { Quiz } from '../../src/rules/quiz';
import { CATAN_TOPICS, TORRES_TOPICS } from '../../src/rules/topics';
import { TORRES_PICTURES, TORRES_QUIZZES } from '../../src/rules/torresPictures';
import { loadTorresRules, pointsOf, type TorresRules } from '../../src/torres/rules';
import { notation } from '../torres/notation';

describe('the questions of the rules', () => {
  it.each([
    ['German', rulesDe],
    ['English', rulesEn],
  ])('have as many %s answers as the question has, and at least one right one', (_, texts) => {
    const check = (quiz: Quiz | undefined, text: SectionText, topic: string) => {
      expect(text.options?.length, topic).toBe(quiz?.isRight.length);
      if (!quiz) return;
      expect(quiz.isRight, topic).toContain(true);
      if (quiz.places) expect(quiz.places.length, topic).toBe(quiz.isRight.length);
    };
    for (const topic of CATAN_TOPICS) check(CATAN_QUIZZES[topic], texts.catan[topic], topic);
    for (const topic of TORRES_TOPICS) check(TORRES_QUIZZES[topic], texts.torres[topic], topic);
  });
});

describe('the answers on the Catan pictures', () => {
  let legalMoves: LegalMoves;
  beforeAll(async () => {
    legalMoves = await loadLegalMoves();
  });

  /** The pieces of a picture on a whole island, with the robber of the picture. */
  function tableOf(topic: 'founding' | 'building' | 'robber', status: string): TableState {
    const { roads, buildings, robber } = CATAN_PICTURES[topic] ?? { roads: {}, buildings: {} };
    const start = catanStart();
    return {
      ...start,
      roads,
      buildings,
      ...(robber ? { robber } : {}),
      hand: resourceCounts({ Holz: 1, Lehm: 1 }),
      players: start.players.map((p) => (p.id === 0 ? { ...p, status, handSize: 2 } : p)),
    };
  }

  it.each([
    ['founding', 'Dorf bauen'],
    ['building', 'Handeln oder Bauen'],
    ['robber', 'Räuber versetzen'],
  ] as const)('agree with the Java rules: %s', (topic, status) => {
    const placeOf = (move: Move) =>
      move.kind === 'build' ? move.place : move.kind === 'robber' ? move.hex : '';
    const legal = legalMoves(tableOf(topic, status)).map(placeOf);
    const quiz = CATAN_QUIZZES[topic];
    expect(quiz?.places?.map((place) => legal.includes(place))).toEqual(quiz?.isRight);
  });
});

describe('the answers on the Torres pictures', () => {
  let rules: TorresRules;
  beforeAll(async () => {
    rules = await loadTorresRules();
  });

  it.each([
    ['castles', 'PLACE_BLOCK'],
    ['knights', 'MOVE_KNIGHT'],
    ['doors', 'MOVE_KNIGHT'],
  ] as const)('agree with the Java rules: %s', (topic, kind) => {
    const picture = TORRES_PICTURES[topic];
    const quiz = TORRES_QUIZZES[topic];
    const legal = picture ? rules.legalActions(notation(picture)) : [];
    const goals = legal.filter((action) => action.kind === kind).map(({ to }) => String(to));
    expect(quiz?.places?.map((place) => goals.includes(place))).toEqual(quiz?.isRight);
  });

  it('count the points of the scoring as the text does', () => {
    const { scoring } = TORRES_PICTURES;
    expect(scoring && pointsOf(rules.scoring(notation(scoring)), 0)).toBe(8);
  });
});
