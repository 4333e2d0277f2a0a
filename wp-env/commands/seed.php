<?php

/* Saves the demo content of wp-env/demo, the home page's choices and the editorial pages. */

declare(strict_types=1);

use Passerelle\Accounts\DemoAccounts;
use Passerelle\Content\Model\ContentType;
use Passerelle\Demo\DemoApplications;
use Passerelle\Demo\DemoCommunity;
use Passerelle\Demo\DemoHome;
use Passerelle\Demo\DemoSeeder;
use Passerelle\Demo\DemoViews;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;

return static function (): int {
    foreach (glob(dirname(__DIR__) . '/seed/Demo*.php') ?: [] as $file) {
        require_once $file;
    }
    $seeder = new DemoSeeder(Plugin::running());
    // Referenced types first.
    $order = ['structure', 'community_profile', 'initiative', 'call_for_application', 'event', 'resource', 'formation', 'supported_projects'];
    $refused = [];
    foreach ($order as $type) {
        foreach (glob(dirname(__DIR__) . "/demo/{{$type},{$type}-*}.json", GLOB_BRACE) ?: [] as $file) {
            $items = json_decode((string) file_get_contents($file), true, 64, JSON_THROW_ON_ERROR);
            array_push($refused, ...$seeder->seed(ContentType::from($type), $items));
            echo basename($file), " is saved\n";
        }
    }
    $homes = json_decode((string) file_get_contents(dirname(__DIR__) . '/demo/home.json'), true, 16, JSON_THROW_ON_ERROR);
    (new DemoHome(Plugin::running(), $seeder, (new DemoAccounts())->provision()['superadmin']))->ensure($homes);
    if ($refused === []) {
        (new DemoCommunity(Plugin::running(), $seeder->groupOf(...)))->ensure();
        (new DemoViews(Plugin::running()))->ensure();
        $calls = json_decode((string) file_get_contents(dirname(__DIR__) . '/demo/call_for_application.json'), true, 64, JSON_THROW_ON_ERROR);
        $staff = (new ViewerFactory())->of((new DemoAccounts())->provision()['superadmin']);
        (new DemoApplications(Plugin::running(), $staff, $seeder->groupOf(...)))->ensure($calls);
    }
    foreach ($refused as $line) {
        fwrite(STDERR, "refused: {$line}\n");
    }
    return $refused === [] ? (require __DIR__ . '/pages-ensure.php')() : 1;
};
