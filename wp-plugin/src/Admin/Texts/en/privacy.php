<?php

declare(strict_types=1);

return [
    'privacy.preview' => 'What will be erased',
    'privacy.at_once' => 'The erasure is immediate and final. The person is told by e-mail.',
    'privacy.deleted' => 'Deleted: {list}',
    'privacy.published_chosen' => 'Published, deleted or attributed to another account as you choose: {list}',
    'privacy.published_remove' => 'Published, deleted: {list}',
    'privacy.published_keep' => 'Published, kept without author: {list}',
    'privacy.handed_over' => 'Structures that stay for their other members: {list}',
    'privacy.others' => 'Other data, erased or made anonymous: {list}',
    'privacy.nothing' => 'No data carries this address.',
    'privacy.confirmation' => 'WordPress’s confirmation links cannot be reached by the public and are not sent: check yourself that the request comes from the person.',
    'privacy.own_tools' => 'People with an account can also download their data and delete their account in their settings.',
];
