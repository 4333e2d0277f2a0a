<?php

/* Takes a published initiative offline or online again (--slug=, --to=offline|online) and prints the time of the save, in ms since 1970. */

declare(strict_types=1);

use Passerelle\Accounts\DemoAccounts;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Rights\Transition;
use Passerelle\Plugin;

return static function (array $options): int {
    global $wpdb;
    $id = (int) $wpdb->get_var($wpdb->prepare(
        "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'initiative' AND post_name = %s ORDER BY ID LIMIT 1",
        $options['slug'] ?? '',
    ));
    $step = ($options['to'] ?? '') === 'offline' ? Transition::TakeOffline : Transition::PutBack;
    $actor = (new ViewerFactory())->of((new DemoAccounts())->provision()['superadmin']);
    $start = microtime(true);
    (Plugin::running()->get(ChangeStatus::class))(new StatusChange($actor, $id, $step, reason: 'Benchmark'));
    echo (int) round($start * 1000), "\n";
    return 0;
};
