<?php

/*
 * Publishes scheduled posts and sends what waits in the outbox, until it is told to stop. --once does one round.
 * --pause=SECONDS between rounds that found nothing (1), --lifetime=SECONDS after which it ends by itself (never).
 */

declare(strict_types=1);

use Passerelle\Plugin;

return static function (array $options): int {
    $worker = Plugin::running()->outbox->worker;
    if (isset($options['once'])) {
        echo $worker->tick(), " done\n";
        return 0;
    }
    $worker->loop(max(1, (int) ($options['pause'] ?? 1)), max(0, (int) ($options['lifetime'] ?? 0)));
    return 0;
};
