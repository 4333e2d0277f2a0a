<?php

/*
 * Measures applications to one call with a form of 80 questions: saves, then as many sends at the same rate, by two processes at once.
 * Usage: PASSERELLE_WP_DIR=… php wp-env/bench/applications.php [--applicants=500]
 * Prints JSON: milliseconds, numbers of statements, and how many were sent once, never and several times. What it makes is deleted at the end.
 */

declare(strict_types=1);

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\ApplicationRequest;
use Passerelle\Applications\Applying\BeginApplication;
use Passerelle\Applications\Applying\ChangeApplication;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Forms\Composing\ChangeForm;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Forms\Composing\FormRequest;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Plugin;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

$options = getopt('', ['applicants:']);
$_SERVER['HTTP_HOST'] = 'localhost';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI'] = '/';
require rtrim((string) (getenv('PASSERELLE_WP_DIR') ?: getcwd()), '/') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/user.php';

const FEW_QUESTIONS = 8;
const MANY_QUESTIONS = 80;
const PROCESSES = 2;
const WARM_UP = 20;

$applicants = max(PROCESSES, (int) ($options['applicants'] ?? 500));
$plugin = Plugin::running();
$account = static function (string $role): int {
    $name = 'bench-' . bin2hex(random_bytes(6));
    $id = wp_insert_user(['user_login' => $name, 'user_email' => "{$name}@passerelle.test", 'user_pass' => wp_generate_password(), 'role' => $role]);

    return is_int($id) ? $id : throw new RuntimeException($id->get_error_message());
};
// Passwords that nobody signs in with need no slow hash.
add_filter('wp_hash_password_options', static fn (): array => ['cost' => 4]);

$operator = (new ViewerFactory())->of($account(Role::Operateur->value));

/** A published call whose form has so many questions, each required. */
$call = static function (int $questions) use ($plugin, $operator): Record {
    wp_set_current_user($operator->id);
    $draft = ($plugin->get(SaveContent::class))(new SaveInput($operator, ContentType::CallForApplication, Lang::French, [
        'callType' => 'residency',
        'aidType' => 'mobility',
        'depositLanguages' => ['fr'],
        'summary' => 'En une phrase.',
        'description' => '<p>En entier.</p>',
        'zone' => 'Africa/Dakar',
        'opensAt' => gmdate('Y-m-d\TH:i:s\Z', time() - HOUR_IN_SECONDS),
        'closesAt' => gmdate('Y-m-d\TH:i:s\Z', time() + DAY_IN_SECONDS),
        'managementMode' => 'internal',
        'fees' => 'none',
        'countryIds' => ['SN'],
        'sectorIds' => ['theatre'],
    ], "Appel de {$questions} questions"));
    $texts = static fn (int $number): array => ['fr' => "Question {$number}"];
    $listed = array_map(
        static fn (int $number): array => ['id' => "q{$number}", 'kind' => 'longText', 'label' => $texts($number), 'required' => true],
        range(1, $questions),
    );
    $document = ['format' => 1, 'sections' => [['id' => 'first', 'label' => $texts(0), 'questions' => $listed]]];
    $change = $plugin->get(ChangeForm::class);
    $change($operator, new FormRequest(FormAction::Save, $draft->id, null, 0, (string) json_encode($document)));
    $change($operator, new FormRequest(FormAction::Publish, $draft->id, null, 1));

    return ($plugin->get(ChangeStatus::class))(new StatusChange($operator, $draft->id, Transition::Publish, at: new DateTimeImmutable('-1 day'), sameTextsConfirmed: true));
};
$begin = static fn (Viewer $viewer, Record $call): Submission => ($plugin->get(BeginApplication::class))($viewer, $call->id, null, null);
$answers = static function (int $questions): string {
    $texts = array_map(static fn (int $number): string => "Réponse {$number} : un atelier de teinture à Bamako, ouvert à toutes et à tous.", range(1, $questions));

    return (string) json_encode(array_combine(array_map(static fn (int $number): string => "q{$number}", range(1, $questions)), $texts), JSON_UNESCAPED_UNICODE);
};

/** @var array<string, list<float>> $durations */
$durations = [];
/** @var array<string, int> $statements */
$statements = [];
$measure = static function (string $name, callable $work) use (&$durations, &$statements): void {
    global $wpdb;
    wp_cache_flush();
    $before = $wpdb->num_queries;
    $start = hrtime(true);
    $work();
    $durations[$name][] = (hrtime(true) - $start) / 1e6;
    $statements[$name] = $wpdb->num_queries - $before;
};

// One after the other: saves of few and of many questions, beside a bare update.
$writer = (new ViewerFactory())->of($account(Role::Beneficiaire->value));
$page = (int) wp_insert_post(['post_type' => 'page', 'post_title' => 'Page', 'post_content' => $answers(MANY_QUESTIONS)]);
$calls = [FEW_QUESTIONS => $call(FEW_QUESTIONS), MANY_QUESTIONS => $call(MANY_QUESTIONS)];
$drafts = array_map(static fn (Record $call): Submission => $begin($writer, $call), $calls);
for ($number = 0; $number < 100 + WARM_UP; $number++) {
    foreach ($drafts as $questions => $draft) {
        $measure("save {$questions}", static function () use ($plugin, $writer, $questions, $number, &$drafts): void {
            $draft = $drafts[$questions];
            $changed = (string) json_encode(['q1' => "Texte {$number}"]);
            $request = new ApplicationRequest(ApplicationAction::Save, $draft->application->id, $draft->version, $changed);
            $drafts[$questions] = ($plugin->get(ChangeApplication::class))($writer, $request) ?? throw new RuntimeException('The draft is gone.');
        });
    }
    $measure('wp_update_post', static fn (): int|WP_Error => wp_update_post(['ID' => $page, 'post_content' => "{$answers(MANY_QUESTIONS)} {$number}"]));
}

// Several at once: everybody saves all answers, then everybody sends.
$crowd = array_map(static fn (): int => $account(Role::Beneficiaire->value), range(1, $applicants));
$ids = array_map(static fn (int $user): int => $begin((new ViewerFactory())->of($user), $calls[MANY_QUESTIONS])->application->id, $crowd);
/** @return list<array{float, string}> milliseconds and outcome of each */
$together = static function (ApplicationAction $action) use ($crowd, $ids, $answers): array {
    $processes = [];
    foreach (range(0, PROCESSES - 1) as $share) {
        $work = [];
        foreach ($ids as $index => $id) {
            if ($index % PROCESSES === $share) {
                $work[] = [$id, $crowd[$index]];
            }
        }
        $process = proc_open([PHP_BINARY, '-d', 'opcache.enable_cli=1', __DIR__ . '/applications-process.php'], [['pipe', 'r'], ['pipe', 'w'], STDERR], $pipes);
        if ($process === false) {
            throw new RuntimeException('A process could not be started.');
        }
        fwrite($pipes[0], json_encode(['action' => $action->value, 'answers' => $action === ApplicationAction::Save ? $answers(MANY_QUESTIONS) : null, 'work' => $work]) . "\n");
        $processes[] = [$process, $pipes];
    }
    foreach ($processes as [, $pipes]) {
        fgets($pipes[1]);
    }
    foreach ($processes as [, $pipes]) {
        fwrite($pipes[0], "go\n");
    }
    $outcomes = [];
    foreach ($processes as [$process, $pipes]) {
        array_push($outcomes, ...(array) json_decode((string) stream_get_contents($pipes[1]), true, flags: JSON_THROW_ON_ERROR));
        proc_close($process);
    }

    return $outcomes;
};
$saved = $together(ApplicationAction::Save);
$started = hrtime(true);
$sent = $together(ApplicationAction::Send);
$seconds = (hrtime(true) - $started) / 1e9;

wp_cache_flush();
$db = $plugin->get(Database::class);
$snapshots = $db->rows(
    "SELECT submission.application_id, COUNT(snapshot.id) AS snapshots FROM {$db->table(ApplicationTables::SUBMISSIONS)} submission"
    . " LEFT JOIN {$db->table(ApplicationTables::SNAPSHOTS)} snapshot ON snapshot.submission_id = submission.id"
    . ' WHERE submission.application_id IN (' . Database::placeholders($ids) . ') GROUP BY submission.application_id',
    ...$ids,
);
$counts = array_map(static fn (array $row): int => (int) $row['snapshots'], $snapshots);

$plugin->get(SubmissionStore::class)->delete([...$ids, ...array_map(static fn (Submission $draft): int => $draft->application->id, array_values($drafts))]);
foreach ([...array_map(static fn (Record $call): int => $call->id, array_values($calls)), $page] as $post) {
    wp_delete_post($post, true);
}
wp_set_current_user(0);
foreach ([...$crowd, $writer->id, $operator->id] as $user) {
    wp_delete_user($user);
}
$db->execute("DELETE FROM {$db->table('outbox')} WHERE kind = 'mail'");

$percentile = static function (array $times, float $share): float {
    sort($times);

    return round($times[(int) min(count($times) - 1, floor(count($times) * $share))], 2);
};
$times = static fn (array $times): array => ['p50' => $percentile($times, 0.5), 'p95' => $percentile($times, 0.95)];
$report = ['database' => $GLOBALS['wpdb']->db_server_info(), 'questions' => MANY_QUESTIONS, 'applicants' => $applicants, 'processes' => PROCESSES];
foreach ($durations as $name => $measured) {
    $report[$name] = [...$times(array_slice($measured, WARM_UP)), 'statements' => $statements[$name]];
}
$report['saves at once'] = $times(array_column($saved, 0));
$report['sends at once'] = [...$times(array_column($sent, 0)), 'seconds' => round($seconds, 1)];
$report['outcomes'] = array_count_values(array_column($sent, 1));
$report['snapshots'] = [
    'once' => count(array_keys($counts, 1, true)),
    'never' => count(array_keys($counts, 0, true)),
    'more' => count(array_filter($counts, static fn (int $count): bool => $count > 1)),
];
echo json_encode($report, JSON_PRETTY_PRINT | JSON_THROW_ON_ERROR), "\n";
