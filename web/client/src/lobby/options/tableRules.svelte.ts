// The options of a table, as the server reports them and as the host changes them.
import { apiErrorText } from '../../i18n/apiErrorText';
import { changeOptions, tableOptions, type Access, type TableOptions } from '../../net/api';

export class TableRules {
  options: TableOptions | undefined = $state.raw(undefined);
  errorText = $state('');

  constructor(
    private readonly table: string,
    private readonly access: () => Access,
  ) {}

  async load(): Promise<void> {
    this.options = await tableOptions(this.table, this.access()).catch(() => this.options);
  }

  async change(options: TableOptions): Promise<void> {
    this.errorText = '';
    try {
      await changeOptions(this.table, options, this.access());
    } catch (error) {
      this.errorText = apiErrorText(error);
    }
    await this.load();
  }
}
