import type { EditorState } from './item-editor-reducer.ts';
import type { ItemEditor } from './use-item-editor.ts';

/** The part of the editor that the fields use. */
export interface FieldsEditor extends Pick<ItemEditor, 'change' | 'takeText'> {
  readonly state: EditorState;
  readonly shop: Omit<ItemEditor['shop'], 'stop'>;
}
