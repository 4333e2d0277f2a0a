<?php

/* Synchronises the index of the review queue with the records, proposals and the audit log. */

declare(strict_types=1);

use Passerelle\Plugin;

return static function (): int {
    $done = Plugin::running()->queue->rebuild->run();
    echo "The review queue is rebuilt: {$done} posts.\n";

    return 0;
};
