import { useRef } from 'react';
import { Button } from '#ui/components/Button.tsx';

interface FolderButtonProps {
  disabled: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** A field for files takes no folders, and a field for folders no files. */
export function FolderButton({ disabled, onChoose }: FolderButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button variant="quiet" size="sm" disabled={disabled} onClick={() => input.current?.click()}>
        Choose a folder with pictures
      </Button>
      <input
        ref={(node) => {
          input.current = node;
          // React does not know the attribute.
          if (node) node.webkitdirectory = true;
        }}
        type="file"
        hidden
        aria-label="Folder with a sheet and its pictures"
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => onChoose([...(event.target.files ?? [])])}
      />
    </div>
  );
}
