<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use FilesystemIterator;
use Passerelle\Admin\Oversight\AuditDownload;
use Passerelle\Admin\Oversight\AuditLogScreen;
use Passerelle\Admin\Oversight\AuditQuery;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Moderation\Decide;
use Passerelle\Security\Audit\AuditAccounts;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Content\OtherChange;
use Passerelle\Directory\Members\UpdateRoles;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Tests\Integration\Moderation\OversightTestCase;
use PHPUnit\Framework\Attributes\TestWith;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

final class AuditLogScreenTest extends OversightTestCase
{
    private const PER_PAGE = 50;
    private const OPTION = 'passerelle_audit_verification';

    protected function setUp(): void
    {
        parent::setUp();
        delete_option(self::OPTION);
        $this->decided($this->submitted('2026-10-10T10:00:00Z'), '2026-10-12T10:00:00Z', Decision::Rejected, RejectionReason::Other);
        wp_set_current_user($this->super->id);
    }

    public function testLinesSayWhoDidWhatWhenAndWhy(): void
    {
        wp_update_user(['ID' => $this->moderator->id, 'display_name' => 'Ousmane <b>Diatta</b>']);
        $html = $this->render([]);

        self::assertStringContainsString('<caption>Lignes du journal</caption>', $html);
        self::assertStringContainsString('<td>2026-10-12 10:00:00</td>', $html);
        self::assertStringContainsString('Ousmane', $html);
        self::assertStringNotContainsString('<b>', $html);
        self::assertStringContainsString('<td>Validateur</td><td>Refus</td>', $html);
        self::assertMatchesRegularExpression('~<td>En attente de validation</td><td>[^<]+</td><td></td><td>other</td>~', $html);
        self::assertStringNotContainsString(self::SECRET, $html);
        self::assertStringContainsString('<td>Reviewer</td><td>Rejected</td>', $this->render([], 'en_US'));
        wp_set_current_user($this->administrator->id);
        self::assertSame($this->ids($html), $this->ids($this->render([])));
    }

    /**
     * @param array<string, string> $query
     * @param list<int> $expected
     */
    #[TestWith([[], [3, 2, 1]])]
    #[TestWith([['action_name' => 'reject'], [3]])]
    #[TestWith([['action_name' => "x' OR 1=1 --"], [3, 2, 1]])]
    #[TestWith([['role' => 'moderateur'], [3]])]
    #[TestWith([['role' => 'editor'], []])]
    #[TestWith([['role' => '%'], [3, 2, 1]])]
    #[TestWith([['from' => '2026-10-10', 'until' => '2026-10-12'], [3, 2, 1]])]
    #[TestWith([['until' => '2026-10-11'], [2, 1]])]
    #[TestWith([['from' => '2026-02-31', 'until' => '2026-10-11'], [2, 1]])]
    #[TestWith([['record' => '999999'], []])]
    #[TestWith([['record' => '-1'], [3, 2, 1]])]
    #[TestWith([['before' => '3'], [2, 1]])]
    #[TestWith([['before' => "3' --"], [3, 2, 1]])]
    #[TestWith([['actor' => 'nobody'], []])]
    #[TestWith([['actor' => 'system'], []])]
    public function testFilters(array $query, array $expected): void
    {
        self::assertSame($expected, $this->ids($this->render($query)));
    }

    public function testFindsThePersonAndTheRecord(): void
    {
        $address = get_userdata($this->moderator->id)->user_email ?? '';
        $query = $this->screen()->filtered(['email' => strtoupper($address), 'role' => 'moderateur']);

        self::assertSame([3], $this->ids($this->render($query->values)));
        self::assertStringNotContainsStringIgnoringCase($address, implode(' ', $query->values));
        self::assertSame([], $this->ids($this->render($this->screen()->filtered(['email' => 'nobody@example.org'])->values)));
        $lines = [...$this->plugin->get(AuditLines::class)->all()];
        foreach ([$lines[0]->postId, $lines[0]->groupId] as $id) {
            self::assertSame([3, 2, 1], $this->ids($this->render(['record' => (string) $id])));
        }
    }

    public function testAnErasedAccountStaysAPseudonym(): void
    {
        wp_update_user(['ID' => $this->moderator->id, 'display_name' => 'Ousmane Diatta']);
        self::assertStringContainsString('Ousmane Diatta', $this->render([]));

        $this->plugin->get(AuditAccounts::class)->forget($this->moderator->id);

        $html = $this->render([]);
        self::assertStringNotContainsString('Ousmane', $html);
        self::assertMatchesRegularExpression('~Compte effacé \([0-9a-f]{8}\)~', $html);
        self::assertStringNotContainsString('Ousmane', $this->file([], 'csv') . $this->file([], 'jsonl'));
    }

    public function testPagesFollowTheKey(): void
    {
        for ($number = 0; $number < self::PER_PAGE; $number++) {
            $this->plugin->get(AuditLog::class)->record(new AuditEntry(0, [], 1, 1, 'save', 'publish', 'publish'));
        }
        $first = $this->render([]);
        preg_match('/before=(\d+)/', $first, $found);
        $second = $this->render(['before' => $found[1] ?? '']);

        self::assertSame([self::PER_PAGE, 53, [3, 2, 1]], [count($this->ids($first)), $this->ids($first)[0], $this->ids($second)]);
        self::assertStringNotContainsString('before=', $second);
    }

    public function testAnAdministratorDoesNotReadWhatWasWrittenAboutTheirOwnRecord(): void
    {
        $record = $this->content->published(ContentType::Initiative, ownerId: $this->administrator->id);
        $input = DecisionInput::of(Decision::Pending, Target::Record, self::SECRET, null, '', 100);
        ($this->plugin->get(Decide::class))($this->super, $record->id, $record->version, $input);

        self::assertStringContainsString(self::SECRET, $this->render([]));
        wp_set_current_user($this->administrator->id);
        self::assertStringContainsString('alter_valid', $this->file([], 'csv'));
        self::assertStringNotContainsString(self::SECRET, $this->render([]) . $this->file([], 'csv') . $this->file([], 'jsonl'));
    }

    public function testExportsContainWhatIsFilteredAndAreLogged(): void
    {
        $csv = $this->file(['action_name' => 'reject'], 'csv');
        $json = array_map(static fn (string $line): mixed => json_decode($line, true), explode("\n", trim($this->file(['role' => 'moderateur'], 'jsonl'))));

        $lines = explode("\r\n", trim($csv));
        self::assertSame("\u{FEFF}" . '"id";"at";"actor";"roles";"action";"post";"record";"before";"after";"fields";"reason";"hash"', $lines[0]);
        self::assertCount(2, $lines);
        self::assertStringStartsWith('"3";"2026-10-12T10:00:00Z";', $lines[1]);
        self::assertSame([[3, 'reject', 'other']], array_map(static fn (mixed $row): array => is_array($row) ? [$row['id'], $row['action'], $row['reason']] : [], $json));
        $all = [...$this->plugin->get(AuditLines::class)->all()];
        self::assertSame(['audit_log_csv action_name=reject', 'audit_log_jsonl role=moderateur'], [$all[3]->reason, $all[4]->reason]);
        self::assertSame(['export', ['super_administrateur']], [$all[4]->action, $all[4]->roles]);
        self::assertNull(($this->download())(AuditQuery::of([]), 'exe'));
    }

    public function testOthersReadNothing(): void
    {
        foreach ([$this->moderator, $this->owner, $this->users->operateur(), $this->users->editor()] as $other) {
            wp_set_current_user($other->id);
            self::assertFalse(current_user_can(AuditLogScreen::CAPABILITY));
            self::assertStringNotContainsString('<table', $this->render([]));
            foreach (['csv', 'jsonl', 'exe'] as $format) {
                self::assertSame(['forbidden'], $this->refusals(fn (): ?iterable => ($this->download())(AuditQuery::of([]), $format)));
            }
            self::assertSame(['forbidden'], $this->refusals(fn () => $this->screen()->verify()));
        }
        self::assertFalse(get_option(self::OPTION));
        self::assertCount(3, [...$this->plugin->get(AuditLines::class)->all()]);
    }

    public function testTheLastVerificationIsShown(): void
    {
        self::assertStringContainsString('n’a pas encore été vérifié', $this->render([]));

        $this->screen()->verify();

        // The dates of the lines were changed by the test.
        $html = $this->render([]);
        self::assertStringContainsString('Le journal a été modifié.', $html);
        self::assertMatchesRegularExpression("~<li>Ligne 3\u{A0}: modifiée après coup</li>~u", $html);
    }

    public function testEveryActionHasATextInBothLanguages(): void
    {
        $actions = [
            ...array_column(Transition::cases(), 'value'),
            ...array_column(OtherChange::cases(), 'value'),
            UpdateRoles::ACTION,
            'export',
            ...self::actionsOfApplications(),
        ];
        foreach (['fr_FR', 'en_US'] as $locale) {
            $texts = new Texts(static fn (): string => $locale);
            foreach ($actions as $action) {
                self::assertNotSame('', $texts->get("audit.action.{$action}"));
            }
            foreach (Role::cases() as $role) {
                self::assertNotSame('', $texts->get("audit.role.{$role->value}"));
            }
        }
    }

    /** @return non-empty-list<string> the constants of those classes that record lines about applications */
    private static function actionsOfApplications(): array
    {
        $actions = [];
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator(dirname(__DIR__, 3) . '/src/Applications', FilesystemIterator::SKIP_DOTS)) as $file) {
            $source = $file instanceof SplFileInfo ? (string) file_get_contents($file->getPathname()) : '';
            preg_match_all("/const \\w+ = '(application_\\w+)'/", str_contains($source, 'new AuditEntry(') ? $source : '', $found);
            $actions = [...$actions, ...$found[1]];
        }
        self::assertContains('application_form_published', $actions);

        return $actions;
    }

    private function screen(string $locale = 'fr_FR'): AuditLogScreen
    {
        return $this->pluginWith([Texts::class => new Texts(static fn (): string => $locale)])->get(AuditLogScreen::class);
    }

    private function download(): AuditDownload
    {
        return $this->pluginWith([Texts::class => new Texts(static fn (): string => 'fr_FR')])->get(AuditDownload::class);
    }

    /** @param array<string, string> $query */
    private function render(array $query, string $locale = 'fr_FR'): string
    {
        $_GET = $query;
        ob_start();
        $this->screen($locale)->render();

        return (string) ob_get_clean();
    }

    /** @param array<string, string> $query */
    private function file(array $query, string $format): string
    {
        $pieces = ($this->download())(AuditQuery::of($query), $format);
        self::assertNotNull($pieces);

        return implode('', [...$pieces]);
    }

    /** @return list<int> numbers of the lines on the screen */
    private function ids(string $html): array
    {
        preg_match_all('~<th scope="row">(\d+)</th>~', $html, $found);

        return array_map(intval(...), $found[1]);
    }
}
