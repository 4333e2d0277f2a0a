<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Messages;

use DateTimeImmutable;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;
use Passerelle\Languages\Lang;
use Passerelle\Messages\MessageStore;
use Passerelle\Messages\Reports\HandleReport;
use Passerelle\Messages\Reports\HandlingInput;
use Passerelle\Messages\Reports\ListedReport;
use Passerelle\Messages\Reports\ListReports;
use Passerelle\Messages\Reports\Report;
use Passerelle\Messages\Reports\ReportOutcome as Outcome;
use Passerelle\Messages\Reports\ReportState as State;
use Passerelle\Content\Model\ContentType;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;

/** Reports of members: who handles them, once, and who learns what of it. */
final class ReportsTest extends IntegrationTestCase
{
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';
    private const MAX = 3_000;
    private const FEW = 2;
    private const MANY = 12;
    private const QUERIES_MAX = 15;

    private Viewer $reporter;
    private Viewer $reported;
    private Record $profile;
    private MessageStore $messages;

    protected function setUp(): void
    {
        parent::setUp();
        $secret = constant('PASSERELLE_GRAPHQL_SECRET');
        $_SERVER[self::SECRET] = is_string($secret) ? $secret : '';
        $this->reporter = $this->users->beneficiaire();
        $this->reported = $this->users->beneficiaire();
        $this->profile = $this->profile($this->reported);
        $this->messages = new MessageStore($this->db);
        foreach (['outbox', 'notices', 'member_reports'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::SECRET]);
        parent::tearDown();
    }

    public function testWhoHandlesWhat(): void
    {
        $roles = [
            'validator of the country' => [fn (): Viewer => $this->users->moderateur('SN'), [], 'no_consequence'],
            'validator of a second country' => [fn (): Viewer => $this->users->moderateur('ML'), [], 'no_consequence'],
            'validator of another country' => [fn (): Viewer => $this->users->moderateur('FR'), 'not_found', ''],
            'validator without country' => [fn (): Viewer => $this->users->with(Role::Moderateur), 'not_found', ''],
            'administrator' => [fn (): Viewer => $this->users->administrator(), [], 'no_consequence profile_offline'],
            'super administrator' => [fn (): Viewer => $this->users->with(Role::SuperAdministrateur), [], 'no_consequence profile_offline'],
            'editor' => [fn (): Viewer => $this->users->editor(), 'rights_moderate', ''],
            'operateur' => [fn (): Viewer => $this->users->operateur(), 'rights_moderate', ''],
            'beneficiaire' => [fn (): Viewer => $this->users->beneficiaire(), 'rights_moderate', ''],
            'visitor' => [static fn (): Viewer => Viewer::anonymous(), 'rights_moderate', ''],
        ];
        foreach ($roles as $name => [$make, $refusal, $outcomes]) {
            $viewer = $make();
            // Somebody else's report of the member, one by the viewer, and one of the viewer.
            $id = $this->report();
            $own = $this->report(by: $viewer->id);
            $about = $viewer->isSignedIn() ? $this->report(of: $this->profile($viewer)) : $own;
            if ($refusal === 'rights_moderate') {
                self::assertSame([$refusal], $this->refusals(fn () => $this->list($viewer)), $name);
                self::assertSame([$refusal], $this->refusals(fn () => $this->plugin->get(ListReports::class)->total($viewer)), $name);
            } else {
                $found = $refusal === 'not_found' ? [] : [$id];
                self::assertSame($found, array_values(array_intersect([$id, $own, $about], self::ids($this->list($viewer)))), $name);
            }
            foreach ([$own, $about] as $hidden) {
                self::assertSame([$refusal === [] ? 'not_found' : $refusal], $this->refusals(fn () => $this->handle($viewer, $hidden)), $name);
                self::assertSame([$refusal === [] ? 'not_found' : $refusal], $this->refusals(fn () => $this->plugin->get(HandleReport::class)->reopen($viewer, $hidden, 1)), $name);
            }
            if ($refusal !== []) {
                self::assertSame([$refusal], $this->refusals(fn () => $this->handle($viewer, $id)), $name);
                continue;
            }
            self::assertSame($outcomes, implode(' ', array_column(self::find($this->list($viewer), $id)->outcomes, 'value')), $name);
            self::assertSame(State::Handled, $this->handle($viewer, $id)->state(), $name);
        }
    }

    public function testOfTwoAtOnceTheSecondIsLate(): void
    {
        [$first, $second] = [$this->users->moderateur('SN'), $this->users->administrator()];
        $id = $this->report();
        $this->handle($first, $id);

        self::assertSame(['stale_version'], $this->refusals(fn () => $this->handle($second, $id)));
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->plugin->get(HandleReport::class)->reopen($second, $id, 1)));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->handle($second, $id, version: 2)));
        $this->plugin->get(HandleReport::class)->reopen($second, $id, 2);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->plugin->get(HandleReport::class)->reopen($second, $id, 3)));
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->handle($first, $id, version: 2)));
        $again = $this->handle($first, $id, version: 3, note: 'Revu');

        self::assertSame([4, 'Revu', $first->id], [$again->version, $again->handling?->note, $again->handling?->handlerId]);
        self::assertSame(['report_handled', 'report_reopened', 'report_handled'], $this->actions());
        foreach ([0, -1, 2_147_483_647] as $unknown) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->handle($first, $unknown)));
        }
    }

    public function testChecksWhatIsWritten(): void
    {
        $administrator = $this->users->administrator();
        $id = $this->report();
        $tooLong = str_repeat('é', self::MAX + 1);
        foreach (['note' => ['', " \n", $tooLong], 'reason' => [$tooLong]] as $field => $texts) {
            foreach ($texts as $text) {
                [$note, $reason] = $field === 'note' ? [$text, ''] : ['Vu', $text];
                $expected = trim($text) === '' ? "{$field}: required" : "{$field}: too_long";
                self::assertSame([$expected], $this->refusals(fn () => $this->handle($administrator, $id, Outcome::NoConsequence, $note, $reason)));
            }
        }
        // Rights are checked first.
        self::assertSame(['rights_moderate'], $this->refusals(fn () => $this->handle($this->reported, $id, note: '')));
        self::assertSame(['forbidden'], $this->refusals(fn () => $this->handle($this->users->moderateur('SN'), $id, Outcome::ProfileOffline, reason: 'Publicité')));
        self::assertSame(['forbidden'], $this->refusals(fn () => $this->handle($this->users->moderateur('SN'), $id, Outcome::AccountClosed)));
        self::assertSame(State::Open, self::find($this->list($administrator), $id)->report->state());
        self::assertSame([], $this->actions());
    }

    public function testAProfileIsTakenOfflineInAllLanguagesWithAReason(): void
    {
        $english = $this->content->published(ContentType::CommunityProfile, language: Lang::English, groupId: $this->profile->groupId, ownerId: $this->reported->id);
        $administrator = $this->users->administrator();
        $id = $this->report();

        self::assertSame(['reason: required'], $this->refusals(fn () => $this->handle($administrator, $id, Outcome::ProfileOffline)));
        self::assertSame(['publish', 'publish'], [$this->reload($this->profile)->status->value, $this->reload($english)->status->value]);

        $this->handle($administrator, $id, Outcome::ProfileOffline, reason: 'Publicité répétée');
        self::assertSame(['private', 'private'], [$this->reload($this->profile)->status->value, $this->reload($english)->status->value]);
        self::assertSame([['report_handled', $this->reporter->id], ['record_offline', $this->reported->id]], $this->noticed());
        // Nothing is left to take offline: no reason is needed.
        $second = $this->report();
        self::assertSame(Outcome::ProfileOffline, $this->handle($administrator, $second, Outcome::ProfileOffline)->handling?->outcome);
        // Validators of the country still find it.
        self::assertContains($second, self::ids($this->list($this->users->moderateur('SN'), State::Handled)));
    }

    public function testAnAccountIsClosedBeforeItsReportSaysSo(): void
    {
        $administrator = $this->users->administrator();
        $id = $this->report();
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->handle($administrator, $id, Outcome::AccountClosed)));
        update_user_meta($this->reported->id, AccountState::DISABLED_META, '1');

        self::assertSame(Outcome::AccountClosed, $this->handle($administrator, $id, Outcome::AccountClosed)->handling?->outcome);
    }

    public function testWhoReportedLearnsThatItWasHandledButNotHow(): void
    {
        $administrator = $this->users->administrator();
        $id = $this->report();
        $this->handle($administrator, $id, Outcome::ProfileOffline, note: 'NOTE-SECRET', reason: 'REASON-SECRET');

        self::assertSame([['report_handled', $this->reporter->id], ['record_offline', $this->reported->id]], $this->noticed());
        $texts = [];
        foreach (Lang::cases() as $language) {
            [$notice] = $this->notices($this->reporter, $language);
            $texts[] = "{$notice->title} {$notice->text} {$notice->path}";
        }
        foreach ($texts as $text) {
            self::assertStringContainsString($this->nameOf($this->reported), $text);
            self::assertDoesNotMatchRegularExpression('/SECRET|hors ligne|offline/', $text);
        }
        $ofReported = (string) wp_json_encode($this->notices($this->reported, Lang::French));
        self::assertStringContainsString('REASON-SECRET', $ofReported);
        self::assertStringNotContainsString($this->nameOf($this->reporter), $ofReported);
        self::assertStringNotContainsString('NOTE-SECRET', $ofReported);
        // Once, also when it is handled again.
        $this->plugin->get(HandleReport::class)->reopen($administrator, $id, 2);
        $this->handle($administrator, $id, version: 3);
        self::assertCount(2, $this->noticed());
    }

    public function testTheAuditLogSaysNeitherWhoReportedWhomNorWhatWasWritten(): void
    {
        $this->ask('ReportMember', ['memberId' => $this->profile->id, 'reason' => 'spam', 'text' => 'TEXT-SECRET'], $this->reporter);
        [$listed] = $this->list($administrator = $this->users->administrator());
        $this->handle($administrator, $listed->report->id, note: 'NOTE-SECRET');

        $table = $this->db->table('audit');
        $lines = $this->db->rows("SELECT action, post_id, group_id, reason FROM {$table} WHERE action LIKE %s ORDER BY id", '%report%');
        self::assertSame([
            ['action' => 'member_reported', 'post_id' => '0', 'group_id' => '0', 'reason' => ''],
            ['action' => 'report_handled', 'post_id' => "{$this->profile->id}", 'group_id' => "{$this->profile->groupId}", 'reason' => 'no_consequence'],
        ], $lines);
    }

    public function testListsOpenOnesFirstComeFirstServedAndHandledOnesLatestFirst(): void
    {
        $validator = $this->users->moderateur('SN');
        $late = $this->report(at: '-1 hour');
        $overdue = $this->report(at: '-8 days');
        $old = $this->report(at: '-6 days');

        self::assertSame([$overdue, $old, $late], self::ids($this->list($validator)));
        self::assertSame([2, 0, 1], array_map(
            fn (int $id): int => self::find($this->list($validator), $id)->earlier,
            [$old, $late, $overdue],
        ));
        self::assertSame([true, false], [self::find($this->list($validator), $overdue)->isOverdue, self::find($this->list($validator), $old)->isOverdue]);
        $page = fn (int $number): array => self::ids($this->plugin->get(ListReports::class)->page($validator, State::Open, false, $number, 2));
        self::assertSame([[$overdue, $old], [$late], []], [$page(1), $page(2), $page(3)]);
        self::assertSame([$overdue], self::ids($this->plugin->get(ListReports::class)->page($validator, State::Open, true, 1, 10)));
        self::assertSame([3, 1], [$this->plugin->get(ListReports::class)->total($validator), $this->plugin->get(ListReports::class)->overdue()]);

        $this->handle($validator, $late);
        $this->handle($validator, $overdue);
        self::assertSame([$overdue, $late], self::ids($this->list($validator, State::Handled)));
        self::assertSame([1, 0], [$this->plugin->get(ListReports::class)->total($validator), $this->plugin->get(ListReports::class)->overdue()]);
    }

    public function testTheWholeAnswer(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('member_reports')}");
        $reporterProfile = $this->profile($this->reporter);
        $id = $this->report(text: "Trop\nde publicité");
        $validator = $this->users->moderateur('SN');
        $answer = $this->ask('Reports', ['language' => 'EN', 'perPage' => 1], $validator);
        $at = Times::text($this->list($validator)[0]->report->reportedAt);
        $open = [
            'id' => $id,
            'version' => 1,
            'state' => 'open',
            'reason' => 'spam',
            'text' => "Trop\nde publicité",
            'at' => $at,
            'isOverdue' => false,
            'earlier' => 0,
            'reporter' => ['name' => $this->nameOf($this->reporter), 'memberId' => $reporterProfile->id],
            'reported' => [
                'name' => $this->nameOf($this->reported),
                'memberId' => $this->profile->id,
                'isPublic' => true,
                'isClosed' => false,
                'countries' => [['isoCode' => 'SN', 'name' => 'Senegal'], ['isoCode' => 'ML', 'name' => 'Mali']],
            ],
            'outcomes' => ['no_consequence'],
            'outcome' => null,
            'note' => null,
            'handler' => null,
            'handledAt' => null,
        ];
        self::assertSame(['data' => ['passerelleReports' => ['items' => [$open], 'total' => 1, 'page' => 1, 'perPage' => 1]]], $answer);

        $handled = $this->ask('HandleReport', ['id' => $id, 'language' => 'FR', 'note' => ' Vérifié. ', 'outcome' => 'no_consequence', 'version' => 1], $validator);
        $handledAt = self::find($this->list($validator, State::Handled), $id)->report->handling?->at;
        self::assertSame(['data' => ['passerelleHandleReport' => [
            ...$open,
            'version' => 2,
            'state' => 'handled',
            'reported' => [...$open['reported'], 'countries' => [['isoCode' => 'SN', 'name' => 'Sénégal'], ['isoCode' => 'ML', 'name' => 'Mali']]],
            'outcomes' => [],
            'outcome' => 'no_consequence',
            'note' => 'Vérifié.',
            'handler' => $this->nameOf($validator),
            'handledAt' => $handledAt === null ? null : Times::text($handledAt),
        ]]], $handled);
        $again = $this->ask('ReopenReport', ['id' => $id, 'language' => 'EN', 'version' => 2], $validator);
        self::assertSame(['data' => ['passerelleReopenReport' => [...$open, 'version' => 3]]], $again);
    }

    public function testTheNumberOfQueriesDoesNotGrow(): void
    {
        $administrator = $this->users->administrator();
        $queries = [];
        foreach ([self::FEW, self::MANY] as $number) {
            for ($made = 0; $made < $number; $made++) {
                $reporter = $this->users->beneficiaire();
                $this->profile($reporter);
                $this->report(of: $this->profile($this->users->beneficiaire()), by: $reporter->id);
            }
            wp_cache_flush();
            $queries[] = $this->countQueries(fn () => self::assertNotSame([], $this->list($administrator)));
        }

        self::assertSame($queries[0], $queries[1]);
        self::assertLessThanOrEqual(self::QUERIES_MAX, $queries[1]);
    }

    private function profile(Viewer $owner): Record
    {
        $values = ['firstName' => 'Awa', 'lastName' => 'Zongo', 'activityCountry' => 'SN', 'secondaryCountryIds' => ['ML']];

        return $this->content->published(ContentType::CommunityProfile, $values, ownerId: $owner->id);
    }

    /** @return int id */
    private function report(?Record $of = null, ?int $by = null, string $text = '', string $at = 'now'): int
    {
        $of ??= $this->profile;

        return $this->messages->report($by ?? $this->reporter->id, $of->ownerId, $of->groupId, 'spam', $text, new DateTimeImmutable($at));
    }

    private function handle(Viewer $viewer, int $id, Outcome $outcome = Outcome::NoConsequence, string $note = 'Vu', string $reason = '', int $version = 1): Report
    {
        return ($this->plugin->get(HandleReport::class))($viewer, $id, $version, static fn (): HandlingInput => HandlingInput::of($outcome, $note, $reason, self::MAX));
    }

    /** @return list<ListedReport> */
    private function list(Viewer $viewer, State $state = State::Open): array
    {
        return $this->plugin->get(ListReports::class)->page($viewer, $state, false, 1, 100);
    }

    /**
     * @param list<ListedReport> $reports
     * @return list<int>
     */
    private static function ids(array $reports): array
    {
        return array_map(static fn (ListedReport $listed): int => $listed->report->id, $reports);
    }

    /** @param list<ListedReport> $reports */
    private static function find(array $reports, int $id): ListedReport
    {
        foreach ($reports as $listed) {
            if ($listed->report->id === $id) {
                return $listed;
            }
        }
        self::fail("Report {$id} is not listed.");
    }

    /** @return list<string> of lines about the profile, the oldest first */
    private function actions(): array
    {
        $lines = array_map(static fn ($line): string => $line->action, $this->plugin->get(AuditLines::class)->ofGroup($this->profile->groupId));

        return array_values(array_filter($lines, static fn (string $action): bool => str_starts_with($action, 'report_')));
    }

    /** @return list<array{string, int}> kind and account, sorted */
    private function noticed(): array
    {
        $table = $this->db->table('notices');
        $rows = $this->db->rows("SELECT kind, user_id FROM {$table} WHERE kind IN ('report_handled', 'record_offline') ORDER BY kind DESC, id");

        return array_map(static fn (array $row): array => [(string) $row['kind'], (int) $row['user_id']], $rows);
    }

    /** @return list<ReadNotice> */
    private function notices(Viewer $viewer, Lang $language): array
    {
        return ($this->plugin->get(ReadNotices::class))($viewer, $language, 1, 10);
    }

    private function nameOf(Viewer $viewer): string
    {
        $user = get_userdata($viewer->id);

        return $user === false ? '' : $user->display_name;
    }

    /**
     * @param array<string, mixed> $variables
     * @return array<string, mixed>
     */
    private function ask(string $operation, array $variables, Viewer $as): array
    {
        wp_set_current_user($as->id);
        /** @var array<string, mixed> $answer */
        $answer = json_decode((string) wp_json_encode(graphql(['query' => Operations::read()->document($operation), 'variables' => $variables])), true);
        // WPGraphQL says here that its debug log is off.
        unset($answer['extensions']);

        return $answer;
    }
}
