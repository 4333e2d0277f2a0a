<?php

/*
 * Makes the content of the contract suite in an empty WordPress and prints, as JSON, how to ask as each role.
 * Usage: php seed.php WORDPRESS_FOLDER [clean]; with "clean" it only removes what it made.
 */

declare(strict_types=1);

use Passerelle\Auth\Accounts\NewAccounts;
use Passerelle\Auth\Links\Links;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migrator;
use Passerelle\Kernel\Transaction;

$folder = rtrim($argv[1] ?? '', '/');
if (!is_file("{$folder}/wp-load.php")) {
    fwrite(STDERR, "Usage: php seed.php WORDPRESS_FOLDER (\"{$folder}\" holds no WordPress)\n");
    exit(2);
}
$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require "{$folder}/wp-load.php";
set_exception_handler(static function (Throwable $error): never {
    fwrite(STDERR, $error instanceof Passerelle\Kernel\DomainError ? print_r($error->fields, true) . $error : (string) $error);
    exit(1);
});
require_once dirname(__DIR__, 2) . '/vendor/autoload.php';

(new Passerelle\Languages\Provision())->run();
$plugin = Passerelle\Plugin::running();
$plugin->get(Migrator::class)->run();
$people = new Passerelle\Tests\Contract\Seed\People();
$newcomers = new Passerelle\Tests\Contract\Seed\Newcomers($plugin->get(NewAccounts::class), $plugin->get(Links::class), $plugin->get(Transaction::class));
$clean = new Passerelle\Tests\Contract\Seed\CleanSite($plugin->get(Database::class), $people, $newcomers);
$clean->run();
if (($argv[2] ?? '') === 'clean') {
    exit(0);
}
(new Passerelle\Tests\Contract\Seed\Items($plugin, $people))->make();
echo json_encode([
    'sessions' => $people->sessions(),
    'applicationPasswords' => $people->applicationPasswords(),
    'links' => [
        ...$newcomers->make(),
        'invitation' => Passerelle\Tests\Contract\Seed\InvitationLink::make($plugin),
        ...Passerelle\Tests\Contract\Seed\NewsletterLinks::make($plugin),
        'stop' => Passerelle\Tests\Contract\Seed\StopLink::make($plugin, $people->id('other')),
    ],
    'site' => Passerelle\Kernel\PublicOrigin::configured(),
    'schema' => $people->schema(),
    // What the frontend's server knows.
    'secret' => defined('PASSERELLE_GRAPHQL_SECRET') ? constant('PASSERELLE_GRAPHQL_SECRET') : '',
], JSON_THROW_ON_ERROR);
