// Asks the server for pauses of a game.
import { apiErrorText } from '../../i18n/apiErrorText';
import { setPause, type Access } from '../../net/api';

export class PauseRequests {
  errorText = $state('');

  constructor(
    private readonly table: string,
    private readonly access: () => Access,
  ) {}

  /** Asks for a pause or agrees to one, or else ends the pause or declines the request for it. */
  async send(paused: boolean): Promise<void> {
    this.errorText = '';
    try {
      await setPause(this.table, paused, this.access());
    } catch (error) {
      this.errorText = apiErrorText(error);
    }
  }
}
