<?php

declare(strict_types=1);

return [
    'removed.title' => 'Removed applications',
    'removed.intro' => 'Applications that have been kept for as long as intended. No one can read them any more; for some days they can be restored, then they are erased. '
        . 'A restored application can be read again by its applicants, who will be told before it is removed again.',
    'removed.none' => 'There is no application to restore.',
    'removed.draft' => 'Draft',
    'removed.no_call' => 'Deleted call',
    'removed.column.number' => 'Number',
    'removed.column.call' => 'Call',
    'removed.column.removed' => 'Removed',
    'removed.column.deleted' => 'Erased on',
    'removed.column.action' => 'Action',
    'removed.restore' => 'Restore',
    'removed.restored' => 'The application has been restored.',
    'removed.not_restored' => 'The application has not been restored: it was restored before, or is erased.',
];
