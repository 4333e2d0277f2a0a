<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\ApplicationRequest;
use Passerelle\Applications\Applying\BeginApplication;
use Passerelle\Applications\Applying\ChangeApplication;
use Passerelle\Applications\Completions\CompletionTables;
use Passerelle\Applications\Forms\Composing\ChangeForm;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Forms\Composing\FormRequest;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\ApplicationErasure;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Calls\CallDates;
use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallRequest;
use Passerelle\Calls\Management\Dates\ChangeClosing;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Plugin;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\ApplicationForms;
use Passerelle\Tests\ConcurrentProcesses;
use Passerelle\Tests\Factories\FileFactory;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/** Several processes, so nothing can be rolled back: call, structure and accounts are made and deleted for real. */
#[Group('exhaustive')]
final class ParallelTest extends TestCase
{
    private const MEMBERS = 4;
    private const FILES = 4;

    private Plugin $plugin;
    private Viewer $staff;
    private Record $call;
    private Record $structure;

    /** @var list<int> owners of the structure */
    private array $members = [];

    protected function setUp(): void
    {
        $this->plugin = Plugin::running();
        wp_cache_flush();
        for ($number = 1; $number <= self::MEMBERS; $number++) {
            $login = "parallel-applicant-{$number}-" . bin2hex(random_bytes(4));
            $id = wp_insert_user(['user_login' => $login, 'user_email' => "{$login}@example.test", 'user_pass' => 'Factory-2026!', 'role' => 'beneficiaire']);
            self::assertIsInt($id);
            $this->members[] = $id;
        }
        $this->staff = (new ViewerFactory())->of((int) get_users(['role' => 'administrator', 'number' => 1, 'fields' => 'ID'])[0]);
        $this->structure = $this->published(ContentType::Structure, 'Quatre propriétaires', [
            'structureType' => 'association',
            'headquartersCountry' => 'SN',
            'city' => 'Thiès',
            'summary' => 'En une phrase.',
            'sectorIds' => ['theatre'],
            'members' => array_map(static fn (int $id): array => ['user' => $id, 'role' => 'owner', 'status' => 'member'], $this->members),
        ]);
        $this->call = $this->published(ContentType::CallForApplication, 'Appel simultané', [
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
        ]);
        $texts = ['fr' => 'Texte'];
        $files = array_map(
            static fn (int $number): array => ['id' => "file{$number}", 'kind' => 'file', 'accepts' => ['document'], 'label' => $texts],
            range(1, self::FILES),
        );
        $questions = [['id' => 'motive', 'kind' => 'longText', 'label' => $texts], ...$files];
        $document = ['format' => 1, 'sections' => [['id' => 'first', 'label' => $texts, 'questions' => $questions]]];
        $change = $this->plugin->get(ChangeForm::class);
        $change($this->staff, new FormRequest(FormAction::Save, $this->call->id, null, 0, ApplicationForms::json($document)));
        $change($this->staff, new FormRequest(FormAction::Publish, $this->call->id, null, 1));
    }

    protected function tearDown(): void
    {
        wp_cache_flush();
        $db = $this->plugin->get(Database::class);
        $ids = $db->ids("SELECT id FROM {$db->table(ApplicationTables::APPLICATIONS)} WHERE call_group = %d", $this->call->groupId);
        if ($ids !== []) {
            $this->plugin->get(ApplicationErasure::class)->delete($ids);
        }
        wp_delete_post($this->call->id, true);
        wp_delete_post($this->structure->id, true);
        require_once ABSPATH . 'wp-admin/includes/user.php';
        array_map(wp_delete_user(...), $this->members);
        $db->execute("DELETE FROM {$db->table('outbox')} WHERE kind = 'mail'");
    }

    public function testMembersWhoBeginForOneStructureAtOnceGetOneDraft(): void
    {
        $script = __DIR__ . '/Processes/begin.php';
        $answers = ConcurrentProcesses::answers(array_map(fn (int $member): array => [$script, $this->call->id, $this->structure->id, $member], $this->members));

        self::assertCount(1, array_unique($answers), implode(', ', $answers));
        self::assertGreaterThan(0, (int) $answers[0], $answers[0]);
        $db = $this->plugin->get(Database::class);
        self::assertSame('1', $db->value("SELECT COUNT(*) FROM {$db->table(ApplicationTables::APPLICATIONS)} WHERE call_group = %d", $this->call->groupId));
        self::assertSame('1', $db->value("SELECT COUNT(*) FROM {$db->table(ApplicationTables::SUBMISSIONS)} WHERE application_id = %d", (int) $answers[0]));
    }

    public function testOwnersWhoSendAtOnceSendOnce(): void
    {
        $begun = ($this->plugin->get(BeginApplication::class))((new ViewerFactory())->of($this->members[0]), $this->call->id, $this->structure->id, null);
        $id = $begun->application->id;
        $script = __DIR__ . '/Processes/send.php';
        $answers = ConcurrentProcesses::answers(array_map(static fn (int $member): array => [$script, $id, $begun->version, $member], $this->members));

        self::assertSame(1, array_count_values($answers)['sent'] ?? 0, implode(', ', $answers));
        self::assertSame([], array_diff($answers, ['sent', 'stale_version', 'invalid_transition']));
        wp_cache_flush();
        $submission = $this->plugin->get(SubmissionStore::class)->find($id);
        self::assertSame([1, 1], [$submission?->sentNumber, count($this->plugin->get(SnapshotStore::class)->ofSubmission($submission->id ?? 0))]);
    }

    /** Received up to the end of the closing second, and handled after it, all at the same time. */
    public function testWhatWasReceivedAtTheClosingIsSentOnceAndNothingLater(): void
    {
        $begin = $this->plugin->get(BeginApplication::class);
        $ids = array_map(fn (int $member): int => $begin((new ViewerFactory())->of($member), $this->call->id, null, null)->application->id, $this->members);
        // At once.
        $close = new CallRequest(CallAction::CloseEarly, $this->call->id, $this->call->version, closesAt: '', reason: 'Un essai.');
        $this->call = ($this->plugin->get(ChangeClosing::class))($this->staff, $close, $this->call);
        $closing = CallDates::of($this->call->values)->closesAt?->getTimestamp() ?? 0;
        $script = __DIR__ . '/Processes/send.php';
        $scripts = [];
        foreach ([-1000, 999, 1000, 2000] as $index => $milliseconds) {
            // Twice each: who presses the button again sends no second version.
            $send = [$script, $ids[$index], 1, $this->members[$index], $closing * 1000 + $milliseconds];
            $scripts = [...$scripts, $send, $send];
        }
        $answers = array_chunk(ConcurrentProcesses::answers($scripts), 2);

        foreach ($answers as $index => $both) {
            sort($both);
            $isInTime = $index < 2;
            self::assertContains($both, $isInTime ? [['invalid_transition', 'sent'], ['sent', 'stale_version']] : [['call_closed', 'call_closed']], (string) $index);
            wp_cache_flush();
            $submission = $this->plugin->get(SubmissionStore::class)->find($ids[$index]);
            self::assertSame([(int) $isInTime, (int) $isInTime], [$submission?->sentNumber, count($this->plugin->get(SnapshotStore::class)->ofSubmission($submission->id ?? 0))]);
        }
    }

    public function testFilesThatAreRefusedAtOnceAreAskedInOneRequest(): void
    {
        $applicant = (new ViewerFactory())->of($this->members[0]);
        $begun = ($this->plugin->get(BeginApplication::class))($applicant, $this->call->id, $this->structure->id, null);
        $id = $begun->application->id;
        $factory = new FileFactory($this->plugin->get(Files::class));
        $answers = [];
        for ($number = 1; $number <= self::FILES; $number++) {
            $answers["file{$number}"] = [$factory->pdf($applicant->id, FilePurpose::Application, "{$number}.pdf", "parallel {$id} {$number}")];
        }
        $change = $this->plugin->get(ChangeApplication::class);
        $change($applicant, new ApplicationRequest(ApplicationAction::Save, $id, $begun->version, ApplicationForms::json($answers)));
        $change($applicant, new ApplicationRequest(ApplicationAction::Send, $id, $begun->version + 1));

        $script = __DIR__ . '/Processes/refuse.php';
        $heard = ConcurrentProcesses::answers(array_map(static fn (array $ids): array => [$script, $ids[0]], array_values($answers)));
        self::assertSame(array_fill(0, self::FILES, 'done'), $heard);
        wp_cache_flush();
        $submission = $this->plugin->get(SubmissionStore::class)->find($id);
        self::assertEqualsCanonicalizing(array_keys($answers), $submission->completion->questions ?? []);
        $db = $this->plugin->get(Database::class);
        self::assertSame('1', $db->value("SELECT COUNT(*) FROM {$db->table(CompletionTables::COMPLETIONS)} WHERE submission_id = %d", $submission->id ?? 0));
    }

    /** @param array<string, mixed> $values */
    private function published(ContentType $type, string $title, array $values): Record
    {
        $draft = ($this->plugin->get(SaveContent::class))(new SaveInput($this->staff, $type, Lang::French, $values, $title));

        $yesterday = new DateTimeImmutable('-1 day');

        return ($this->plugin->get(ChangeStatus::class))(new StatusChange($this->staff, $draft->id, Transition::Publish, at: $yesterday, sameTextsConfirmed: true));
    }
}
