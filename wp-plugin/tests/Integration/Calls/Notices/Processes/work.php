<?php

/*
 * One of two workers that send the same reminders and check the same links at the same instants. Usage: php work.php LINK_PORT; writes
 * "ready", then for each line of its input runs both once and writes a line: reminders;links.
 */

declare(strict_types=1);

use Passerelle\Calls\Links\AnnounceLink;
use Passerelle\Calls\Links\CheckLinks;
use Passerelle\Calls\Links\Fetching\CurlTransport;
use Passerelle\Calls\Links\Fetching\Destinations;
use Passerelle\Calls\Links\Fetching\Probe;
use Passerelle\Calls\Links\Fetching\ProbeLimits;
use Passerelle\Calls\Links\LinkRules;
use Passerelle\Calls\Links\LinkStore;
use Passerelle\Calls\Notices\Reminders\SendReminders;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Transaction;
use Passerelle\Plugin;
use Passerelle\Tests\Unit\Calls\Links\FixedResolver;
use Passerelle\Tests\Unit\Calls\Links\LocalTransport;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';
require_once __DIR__ . '/../../../../../vendor/autoload.php';

$transport = new LocalTransport(new CurlTransport('test', ABSPATH . WPINC . '/certificates/ca-bundle.crt', 10_000), [80 => (int) $argv[1]]);
$probe = new Probe(new Destinations(new FixedResolver(['funder.example' => ['93.184.215.14']])), $transport, new ProbeLimits(5.0, 5.0, 5));
$plugin = Plugin::running();
// Whether or not the site checks links.
$links = new CheckLinks(
    $plugin->get(LinkStore::class),
    $probe,
    $plugin->get(LinkRules::class),
    $plugin->get(AnnounceLink::class),
    $plugin->get(Transaction::class),
    $plugin->get(Clock::class),
    $plugin->get(Config::class),
);
$reminders = $plugin->get(SendReminders::class);
echo "ready\n";
while (fgets(STDIN) !== false) {
    printf("%d;%d\n", $reminders->run(), $links->run());
}
