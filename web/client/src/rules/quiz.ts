// A question of the rules. The texts of its answers are in the same order in every language.

export type Quiz = {
  /** For each answer whether it is right. */
  isRight: readonly boolean[];
  /** For each answer its place on the board; without places the answers are buttons. */
  places?: readonly string[];
};
