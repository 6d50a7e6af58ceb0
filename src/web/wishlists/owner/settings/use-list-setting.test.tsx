// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createHeldApi, renderComponent } from '../../../../../test/support/render-component.tsx';
import type { OwnerView } from '../../../../contract/schemas.ts';
import { Switch } from '../../../ui/forms/checkbox.tsx';
import { useListSetting } from './use-list-setting.ts';

const listOf = (part: Partial<OwnerView>) =>
  ({
    adminToken: 'a',
    surprise: false,
    surpriseUntil: null,
    allowUndo: true,
    ...part,
  }) as OwnerView;

function Settings() {
  const [list, setList] = useState(() => listOf({}));
  const { shown, change } = useListSetting(list, setList);
  return (
    <>
      <Switch
        label="Undo"
        checked={shown.allowUndo}
        onChecked={(allowUndo) => void change({ allowUndo })}
      />
      <Switch
        label="Surprise"
        checked={shown.surprise}
        onChecked={(surprise) => void change({ surprise })}
      />
    </>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

test('of several presses on settings the last of each wins, and none overtakes another', async () => {
  const { api, requests } = createHeldApi();
  const { user } = renderComponent(<Settings />, api);
  await user.click(box('Undo'));
  await waitFor(() => expect(box('Undo').checked).toBe(false));
  await user.click(box('Surprise'));
  await waitFor(() => expect(box('Surprise').checked).toBe(true));
  await user.click(box('Undo'));
  await waitFor(() => expect(box('Undo').checked).toBe(true));
  expect(requests).toHaveLength(1);
  requests[0]?.answer(200, listOf({ allowUndo: false }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(box('Undo').checked).toBe(true);
  expect(box('Surprise').checked).toBe(true);
  requests[1]?.answer(500, {});
  await waitFor(() => expect(box('Surprise').checked).toBe(false));
  expect(box('Undo').checked).toBe(false);
  expect(requests).toHaveLength(2);
});
