import { useState, type ReactNode } from 'react';
import { ImportPanel } from '../import/ImportPanel.tsx';
import { MoreMenu } from '../MoreMenu.tsx';
import { PanelBoundary } from '../PanelBoundary.tsx';
import { SmallButton } from '../SmallButton.tsx';
import { FeaturedOrderDialog } from './FeaturedOrderDialog.tsx';
import { useSheetDownloads } from './sheet-downloads.ts';

interface CocktailToolsProps {
  opensImport: boolean;
  /** Stands beside the menu. */
  heading: ReactNode;
}

/** What is done with all cocktails at once: sheets, and the order on the home page. */
export function CocktailTools({ opensImport, heading }: CocktailToolsProps) {
  const [isImportOpen, setImportOpen] = useState(opensImport);
  const [isOrderOpen, setOrderOpen] = useState(false);
  const downloads = useSheetDownloads();
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        {heading}
        <MoreMenu
          label="Tools"
          items={[
            { label: 'Import from a sheet', run: () => setImportOpen(true) },
            ...downloads,
            { label: 'Order on the home page', opensDialog: true, run: () => setOrderOpen(true) },
          ]}
        />
      </div>
      {isOrderOpen && <FeaturedOrderDialog onClose={() => setOrderOpen(false)} />}
      {isImportOpen && (
        <div className="mb-4">
          <SmallButton className="mb-3" onClick={() => setImportOpen(false)}>
            Close the import
          </SmallButton>
          <PanelBoundary reads="importCocktails">
            <ImportPanel />
          </PanelBoundary>
        </div>
      )}
    </>
  );
}
