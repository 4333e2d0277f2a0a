<?php

declare(strict_types=1);

return [
    'privacy.preview' => 'What will be erased',
    'privacy.at_once' => 'The erasure is immediate and permanent. The person is notified by e-mail.',
    'privacy.deleted' => 'Deleted: {list}',
    'privacy.published_chosen' => 'Published; deleted or given to another account, as you choose: {list}',
    'privacy.published_remove' => 'Published; deleted: {list}',
    'privacy.published_keep' => 'Published; kept without an author: {list}',
    'privacy.handed_over' => 'Structures kept for their other members: {list}',
    'privacy.others' => 'Other data, erased or made anonymous: {list}',
    'privacy.nothing' => 'No data is linked to this address.',
    'privacy.confirmation' => 'WordPress’s confirmation links aren’t public and aren’t sent: check yourself that the request comes from the person.',
    'privacy.own_tools' => 'People with an account can also download their data and delete their account in their settings.',
];
