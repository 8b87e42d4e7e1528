import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import { useListContext } from 'ra-core';
import { useText } from '../i18n/use-text.ts';

/** Selects the rows of the page of the list around it; half checked where some are selected. */
export function SelectPage() {
  const t = useText();
  const { data = [], selectedIds = [], onSelect } = useListContext();
  const here = data.filter(({ id }) => selectedIds.includes(id)).length;
  const all = data.length > 0 && here === data.length;
  const others = selectedIds.filter((id) => data.every((row) => row.id !== id));
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={all}
        indeterminate={here > 0 && !all}
        onChange={() => onSelect(all ? others : [...others, ...data.map(({ id }) => id)])}
        // A native checkbox says by itself that it is half chosen; told twice, the two contradict each other.
        slotProps={{ input: { 'aria-label': t('list.selectPage'), 'aria-checked': undefined } }}
      />
    </TableCell>
  );
}

/** Selects one row of the list around it. */
export function SelectRow({ id, name }: { id: string; name: string }) {
  const t = useText();
  const { selectedIds = [], onToggleItem } = useListContext();
  return (
    <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
      <Checkbox
        checked={selectedIds.includes(id)}
        onChange={() => onToggleItem(id)}
        slotProps={{ input: { 'aria-label': t('list.selectRow', { name }) } }}
      />
    </TableCell>
  );
}
