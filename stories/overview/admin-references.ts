/** Where a screen comes from. */
export interface ScreenReferences {
  /** What the specification says of it, word for word; where it says nothing, why the screen is there. */
  spec: readonly string[];
  /** The files of `ui/features` that draw it, the whole before its parts. */
  code: readonly string[];
}

/** How the reason begins where the specification says nothing. */
export const BEYOND = 'Beyond the specification:';

/** By the place in the sidebar of a part of the dashboard. */
export const ADMIN_REFERENCES: Readonly<Record<string, ScreenReferences>> = {
  'Admin/Login': {
    spec: [
      'Before login: “Admin Access”, one password field, a Login button (“Logging in...” while pending).',
      'Admin session: logged out until login succeeds; held only in page state, so a reload logs out. Login failure: “Invalid password. Use ... for demo access.”',
    ],
    code: ['admin/AdminPage.tsx', 'admin/session/LoginCard.tsx'],
  },
  'Admin/Password': {
    spec: [
      `${BEYOND} the administrator changes the password without the operator, which ends all other sessions.`,
    ],
    code: ['admin/password/PasswordDialog.tsx'],
  },
  'Admin/Backups': {
    spec: [
      `${BEYOND} the administrator sees the daily backups, makes one, and restores one after reading what it changes.`,
    ],
    code: ['admin/backups/BackupEntry.tsx', 'admin/backups/BackupsDialog.tsx'],
  },
  'Admin/Cocktails': {
    spec: [
      'Name filter (case-insensitive substring), category filter (“all” or a category name), featured toggle per row, “Clear Form” button, export and import. No match: “No cocktails match your current filters.”',
      'Each tab’s form is in add mode or edit mode; clicking edit loads the item and the submit button reads “Update ...” instead of “Add ...”; Cancel or a successful save returns to add mode with a reset form.',
    ],
    code: [
      'admin/Dashboard.tsx',
      'admin/cocktails/CocktailList.tsx',
      'admin/cocktails/SheetActions.tsx',
      'admin/form/ItemForm.tsx',
    ],
  },
  'Admin/Cocktails in pages': {
    spec: [`${BEYOND} a list of thousands of cocktails comes in pages, filtered by the server.`],
    code: ['admin/cocktails/CocktailList.tsx', 'admin/list/ListPager.tsx'],
  },
  'Admin/Resources': {
    spec: [
      'Nine tabs: Categories, Cocktails, Equipment, Garnish, Glassware, MyAds, Spirits, Sustainable, Techniques. Cocktails is the default; switching to it clears the form.',
      'Each tab: a form on the left, a list on the right with edit and delete buttons. Empty-list messages look like “No categories found. Add your first category above.” The equipment list scrolls at a maximum height of 600px.',
    ],
    code: ['admin/ResourcePanel.tsx', 'admin/list/ItemList.tsx', 'admin/list/ItemRows.tsx'],
  },
  'Admin/Resource forms': {
    spec: [
      'Category: name and description required; photo optional. Spirit, garnish, equipment, technique: name required; description optional. Glassware: name required; description and picture optional. MyAd: all seven fields required.',
      'Toast errors use the title “Error” and the destructive variant. Other resources: “Failed to create/update/delete {category|spirit|…}”.',
    ],
    code: ['admin/form/ItemEditor.tsx', 'admin/form/ItemForm.tsx', 'admin/form/FormSections.tsx'],
  },
  'Admin/Edit conflicts': {
    spec: [
      `${BEYOND} what two administrators change in one item is merged field by field, and asked where both changed a field.`,
    ],
    code: ['admin/form/ConflictNotice.tsx', 'admin/form/ItemForm.tsx'],
  },
  'Admin/Deletion and unsaved work': {
    spec: [
      `${BEYOND} a deletion asks first and names the item, and so does leaving a form with unsaved changes.`,
    ],
    code: ['admin/list/DeleteDialog.tsx', 'admin/unsaved/UnsavedChanges.tsx'],
  },
  'Admin/Many at once': {
    spec: [
      `${BEYOND} many rows are changed, deleted, exported or replaced at once; what would happen is told before, and one toast undoes it.`,
    ],
    code: [
      'admin/bulk/SelectionBar.tsx',
      'admin/bulk/BulkDialog.tsx',
      'admin/bulk/ReplaceDialog.tsx',
      'admin/bulk/DuplicatesHint.tsx',
    ],
  },
  'Admin/Find anything': {
    spec: [`${BEYOND} one search finds any item and any action of the dashboard.`],
    code: ['admin/DashboardActions.tsx', 'admin/palette/PaletteDialog.tsx'],
  },
  'Admin/Import': {
    spec: [
      'Import without a file: “No file selected” / “Please select a CSV or Excel file to import”. Accepted files: .csv, .xlsx, .xls. File import has an “Importing...” state.',
      'Import failure: title “Import failed”, showing the server’s error text, else “Import failed” / “Unknown error occurred”.',
    ],
    code: [
      'admin/import/ImportPanel.tsx',
      'admin/import/ReadRows.tsx',
      'admin/import/ExistingRecipes.tsx',
      'admin/import/ImportDetails.tsx',
      'admin/import/ImportDone.tsx',
    ],
  },
  'Admin/Undone import': {
    spec: [`${BEYOND} an import is undone as a whole, and what has changed since then is left and named.`],
    code: ['admin/history/UndoRevision.tsx'],
  },
  'Admin/History of an item': {
    spec: [`${BEYOND} every version of an item is there, and an older one can be restored.`],
    code: ['admin/history/ItemHistoryDialog.tsx', 'admin/ResourcePanel.tsx', 'admin/history/Differences.tsx'],
  },
  'Admin/Recent changes': {
    spec: [`${BEYOND} all changes of the catalogue, the latest first; each can be undone.`],
    code: [
      'admin/history/RecentChangesDialog.tsx',
      'admin/history/ChangeEntry.tsx',
      'admin/history/GroupEntry.tsx',
    ],
  },
  'Admin/Late answers': {
    spec: [`${BEYOND} an answer that comes late changes nothing that was begun since.`],
    code: ['admin/ResourcePanel.tsx', 'admin/form/ItemEditor.tsx'],
  },
};
