<?php

/*
 * Measures one decision on a hundred records, with the mails that it queues, beside a hundred bare wp_update_post() that publish pages, in
 * turns, in the same run.
 * Usage: PASSERELLE_WP_DIR=… php wp-env/bench/decisions.php [--items=100] [--rounds=5]
 * Prints JSON: milliseconds, statements for each record, and mails queued in a round. What it makes is deleted at the end.
 */

declare(strict_types=1);

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\DecideMany;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\Outcome;
use Passerelle\Moderation\Target;
use Passerelle\Plugin;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

$options = getopt('', ['items:', 'rounds:']);
$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_URI'] = '/';
require rtrim((string) (getenv('PASSERELLE_WP_DIR') ?: getcwd()), '/') . '/wp-load.php';

$items = max(1, (int) ($options['items'] ?? 100));
$rounds = max(1, (int) ($options['rounds'] ?? 5));
$plugin = Plugin::running();
$db = $plugin->get(Database::class);
$account = static function (Role $role): Viewer {
    $name = 'bench-' . bin2hex(random_bytes(4));
    $id = wp_insert_user(['user_login' => $name, 'user_email' => "{$name}@passerelle.test", 'user_pass' => wp_generate_password(), 'role' => $role->value]);

    return is_int($id) ? (new ViewerFactory())->of($id) : throw new RuntimeException($id->get_error_message());
};
[$owner, $moderator] = [$account(Role::Beneficiaire), $account(Role::Administrator)];
$text = str_repeat('<p>Un atelier de teinture à Bamako, ouvert à toutes et à tous.</p>', 20);
$values = [
    'subtitle' => 'Du fil au tissu',
    'description' => $text,
    'ambition' => 'Former cent personnes en cinq ans.',
    'startDate' => '2027-01-15',
    'countryIds' => ['ML', 'SN'],
    'sectorIds' => ['theatre'],
];
$submitted = static function (int $number) use ($plugin, $owner, $values): Record {
    $draft = ($plugin->get(SaveContent::class))(new SaveInput($owner, ContentType::Initiative, Lang::French, $values, "Atelier {$number}"));

    return ($plugin->get(ChangeStatus::class))(new StatusChange($owner, $draft->id, Transition::Submit));
};
$mails = static fn (): int => (int) $db->value("SELECT COUNT(*) FROM {$db->table('outbox')} WHERE kind = 'mail'");
$input = static fn (): DecisionInput => DecisionInput::of(Decision::Valid, Target::Record, '', null, '', 1);

$times = ['decisions' => [], 'wp_update_post' => []];
$statements = $queued = [];
$measure = static function (string $name, callable $work) use (&$times, &$statements, $items): void {
    global $wpdb;
    // Caches are as empty as at the beginning of a request.
    wp_cache_flush();
    $before = $wpdb->num_queries;
    $start = hrtime(true);
    $work();
    $times[$name][] = (hrtime(true) - $start) / 1e6;
    $statements[$name] = (int) round(($wpdb->num_queries - $before) / $items);
};
$made = [];
wp_set_current_user($moderator->id);
for ($round = 0; $round < $rounds; $round++) {
    $records = array_map($submitted, range(1, $items));
    $pages = array_map(static fn (int $number): int => (int) wp_insert_post(['post_type' => 'page', 'post_title' => "Page {$number}", 'post_content' => $text]), range(1, $items));
    array_push($made, ...array_map(static fn (Record $record): int => $record->id, $records), ...$pages);
    $versions = array_map(static fn (Record $record): array => ['id' => $record->id, 'version' => $record->version], $records);
    $before = $mails();
    $measure('decisions', static function () use ($plugin, $moderator, $versions, $input): void {
        $refused = array_filter(($plugin->get(DecideMany::class))($moderator, $versions, $input), static fn (Outcome $outcome): bool => $outcome->error !== null);
        if ($refused !== []) {
            throw new RuntimeException('A decision was refused.');
        }
    });
    $queued[] = $mails() - $before;
    $measure('wp_update_post', static function () use ($pages): void {
        foreach ($pages as $page) {
            wp_update_post(['ID' => $page, 'post_status' => 'publish']);
        }
    });
}
foreach ($made as $id) {
    wp_delete_post($id, true);
}
require_once ABSPATH . 'wp-admin/includes/user.php';
wp_delete_user($owner->id);
wp_delete_user($moderator->id);

$report = ['database' => $GLOBALS['wpdb']->db_server_info(), 'items' => $items, 'mails' => min($queued)];
foreach ($times as $name => $each) {
    sort($each);
    $report[$name] = ['median' => round($each[intdiv(count($each), 2)], 1), 'slowest' => round(max($each), 1), 'statements' => $statements[$name]];
}
echo json_encode($report, JSON_PRETTY_PRINT | JSON_THROW_ON_ERROR), "\n";
