<?php

/*
 * One of several processes that save the same record at the same moment. Usage: php save.php POST_ID VERSION SUBTITLE;
 * prints "saved" or the code of the refusal.
 */

declare(strict_types=1);

use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Plugin;
use Passerelle\Rights\ViewerFactory;

$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require getenv('PASSERELLE_WP_DIR') . '/wp-load.php';

[, $id, $version, $subtitle] = $argv;
$record = Plugin::running()->get(Records::class)->find((int) $id);
if ($record === null) {
    exit(1);
}
$administrator = get_users(['role' => 'administrator', 'number' => 1, 'fields' => 'ID'])[0];
require __DIR__ . '/../../Processes/barrier.php';
try {
    (Plugin::running()->get(SaveContent::class))(new SaveInput(
        (new ViewerFactory())->of((int) $administrator),
        $record->type,
        $record->language,
        ['subtitle' => $subtitle, 'countryIds' => ['FR']],
        id: $record->id,
        expectedVersion: (int) $version,
    ));
    echo 'saved';
} catch (DomainError $error) {
    echo $error->errorCode;
}
