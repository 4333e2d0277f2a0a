<?php

declare(strict_types=1);

return [
    'removed.title' => 'Removed applications',
    'removed.intro' => 'Applications whose retention period is over. No one can read them any more. They can be restored for a few days, then they’re erased. '
        . 'A restored application can be read again by its applicants, who’ll be told before it’s removed again.',
    'removed.none' => 'There are no applications to restore.',
    'removed.draft' => 'Draft',
    'removed.no_call' => 'Deleted call',
    'removed.column.number' => 'Number',
    'removed.column.call' => 'Call',
    'removed.column.removed' => 'Removed',
    'removed.column.deleted' => 'Erased on',
    'removed.column.action' => 'Action',
    'removed.restore' => 'Restore',
    'removed.restored' => 'The application has been restored.',
    'removed.not_restored' => 'The application wasn’t restored: someone had already restored it, or it has been erased.',
];
