<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Mail;

use LogicException;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailTexts;
use Passerelle\Generated\PluginContainer;
use PHPUnit\Framework\TestCase;
use ReflectionProperty;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** Every text of config/mails.json: in both languages, with values that exist, and used. */
final class MailTextsTest extends TestCase
{
    private const PLUGIN = __DIR__ . '/../../..';

    /** Values that each mail gives. */
    private const VALUES = [
        'applications.invited' => ['inviter', 'role', 'title'],
        'applications.invited_notice' => ['inviter', 'role', 'title'],
        'applications.invited_over' => ['inviter', 'title'],
        'applications.writer_accepted' => ['name', 'title'],
        'applications.writer_declined' => ['name', 'title'],
        'applications.writer_deleted' => ['name', 'title'],
        'applications.writer_left' => ['name', 'title'],
        'applications.writer_removed' => ['name', 'title'],
        'applications.writer_revoked' => ['name', 'title'],
        'applications.writer_sent' => ['name', 'title'],
        'applications.writer_withdrawn' => ['name', 'title'],
        'auth.account_made' => ['recovery'],
        'auth.already_registered' => ['recovery'],
        'auth.already_reviewer' => ['recovery'],
        'auth.identity_linked' => ['name'],
        'auth.password_by_team' => ['recovery'],
        'calls.closed_early' => ['closesAt', 'closesAtBefore', 'title'],
        'calls.closes_soon' => ['closesAt', 'title'],
        'calls.dates_changed' => ['closesAt', 'closesAtBefore', 'opensAt', 'opensAtBefore', 'title'],
        'calls.draft_closes_soon' => ['closesAt', 'title'],
        'calls.extended' => ['closesAt', 'closesAtBefore', 'title'],
        'calls.link_dead' => ['link', 'title'],
        'calls.link_works' => ['link', 'title'],
        'calls.manager_named' => ['title'],
        'calls.manager_removed' => ['title'],
        'calls.mentor_named' => ['title'],
        'calls.mentor_removed' => ['title'],
        'calls.offline' => ['title'],
        'calls.online' => ['closesAt', 'opensAt', 'title'],
        'calls.opens_soon' => ['closesAt', 'opensAt', 'title'],
        'applications.completion_receipt' => ['check', 'hash', 'number', 'sentAt', 'title'],
        'applications.completion_answered' => ['number', 'title'],
        'applications.completion_asked' => ['number', 'title', 'until'],
        'applications.completion_asked_of_applicant' => ['number', 'title', 'until'],
        'applications.completion_cancelled' => ['number', 'title'],
        'applications.completion_reminder' => ['number', 'title', 'until'],
        'applications.completion_request_answered' => ['number', 'title'],
        'applications.completion_requested' => ['number', 'text', 'title', 'until'],
        'applications.decision_published' => ['title'],
        'applications.decision_review_asked' => ['number', 'title'],
        'applications.decision_review_eligible' => ['number', 'text', 'title'],
        'applications.decision_review_named' => ['number', 'title'],
        'applications.decision_review_received' => ['number', 'title'],
        'applications.decision_review_dismissed' => ['number', 'text', 'title'],
        'applications.decision_review_unanswerable' => ['number', 'title'],
        'applications.decision_review_upheld' => ['number', 'text', 'title'],
        'applications.offer_confirmed' => ['number', 'title'],
        'applications.offer_declined' => ['number', 'title'],
        'applications.offer_lapsed' => ['number', 'title', 'until'],
        'applications.offer_lapsed_of_applicant' => ['number', 'title'],
        'applications.offer_reminder' => ['number', 'title', 'until'],
        'applications.offer_revoked' => ['number', 'reason', 'title'],
        'applications.eligible' => ['title'],
        'applications.ineligible' => ['reason', 'text', 'title'],
        'applications.ineligible_stated' => ['criterion', 'text', 'title'],
        'applications.letter_declined' => ['name', 'title'],
        'applications.letter_erased' => ['title'],
        'applications.letter_received' => ['name', 'title'],
        'applications.message' => ['author', 'line', 'title'],
        'applications.message_of_applicant' => ['author', 'line', 'title'],
        'applications.message_of_mentor' => ['author', 'line', 'title'],
        'applications.message_to_mentor' => ['author', 'line', 'title'],
        'applications.mentor_accepted' => ['name', 'title'],
        'applications.mentor_begun' => ['name', 'title'],
        'applications.mentor_declined' => ['name', 'title'],
        'applications.mentor_ended' => ['name', 'title'],
        'applications.mentor_over' => ['name', 'title'],
        'applications.mentor_proposed' => ['name', 'title'],
        'applications.mentor_withdrawn' => ['name', 'title'],
        'applications.letter_reminder' => ['applicant', 'deadline', 'title'],
        'applications.late_link' => ['email', 'title', 'until'],
        'applications.late_link_reminder' => ['title', 'until'],
        'applications.late_link_revoked' => ['title', 'until'],
        'applications.late_receipt' => ['check', 'hash', 'number', 'sentAt', 'title'],
        'applications.letter_request' => ['applicant', 'deadline', 'message', 'title'],
        'applications.receipt' => ['check', 'hash', 'number', 'sentAt', 'title'],
        'applications.draft_removal' => ['day', 'title'],
        'applications.sent_removal' => ['day', 'title'],
        'applications.review_assigned' => ['count', 'title'],
        'applications.review_due' => ['count', 'title'],
        'applications.review_invited' => ['title'],
        'applications.review_invited_by_mail' => ['inviter', 'title'],
        'applications.trial_receipt' => ['hash', 'number', 'sentAt', 'title'],
        'calls.published' => ['closesAt', 'opensAt', 'title'],
        'calls.scheduled' => ['at', 'closesAt', 'opensAt', 'title'],
        'contact.request' => ['email', 'language', 'message', 'name', 'subject'],
        'favourites.begins_soon' => ['at', 'title'],
        'favourites.closes_soon' => ['at', 'title'],
        'invitations.invitation' => ['inviter', 'title'],
        'invitations.notice' => ['inviter', 'title'],
        'invitations.notice_over' => ['inviter', 'title'],
        'invitations.structure_invitation' => ['inviter', 'structure', 'title'],
        'invitations.structure_notice' => ['inviter', 'structure', 'title'],
        'invitations.structure_notice_over' => ['inviter', 'structure', 'title'],
        'members.roles' => ['roles'],
        'memberships.accepted' => ['name', 'role', 'structure'],
        'memberships.asked' => ['name', 'structure'],
        'memberships.closure_planned' => ['structure'],
        'memberships.invitation_cancelled' => ['name', 'structure'],
        'memberships.invitation_refused' => ['name', 'structure'],
        'memberships.invited' => ['name', 'role', 'structure'],
        'memberships.invited_by_mail' => ['inviter', 'role', 'structure'],
        'memberships.joined' => ['name', 'role', 'structure'],
        'memberships.left' => ['name', 'structure'],
        'memberships.merge_undone' => ['other', 'structure'],
        'memberships.mail_notice' => ['inviter', 'role', 'structure'],
        'memberships.mail_notice_over' => ['inviter', 'structure'],
        'memberships.removed' => ['name', 'structure'],
        'memberships.request_refused' => ['structure'],
        'memberships.role_changed' => ['name', 'role', 'structure'],
        'memberships.structure_deleted' => ['name', 'structure'],
        'memberships.structure_merged' => ['other', 'structure'],
        'memberships.structure_restored' => ['structure'],
        'memberships.succession_cancelled' => ['structure'],
        'memberships.succession_done' => ['heir', 'structure'],
        'memberships.succession_planned' => ['heir', 'structure'],
        'memberships.transfer_accepted' => ['name', 'structure'],
        'memberships.transfer_cancelled' => ['name', 'structure'],
        'memberships.transfer_offered' => ['name', 'structure'],
        'memberships.transfer_refused' => ['name', 'structure'],
        'messages.contact' => ['message', 'name', 'subject'],
        'messages.report' => ['name', 'reason', 'reporter', 'text'],
        'messages.report_handled' => ['name', 'reason'],
        'moderation.offline' => ['reason', 'title'],
        'moderation.online' => ['title'],
        'moderation.overdue' => ['count'],
        'moderation.overdue_reports' => ['count', 'reports'],
        'moderation.pending' => ['title'],
        'moderation.proposal_rejected' => ['reason', 'title'],
        'moderation.proposal_to_edit' => ['comment', 'title'],
        'moderation.proposal_valid' => ['title'],
        'moderation.proposed' => ['title'],
        'moderation.rejected' => ['reason', 'title'],
        'moderation.to_edit' => ['comment', 'title'],
        'moderation.valid' => ['title'],
        'notices.digest' => ['day'],
        'privacy.deletion_asked' => ['day'],
        'privacy.deletion_waits' => ['list'],
        'searches.alert' => ['searches', 'title'],
        'searches.digest' => ['day'],
        'searches.new_item' => ['search'],
        'searches.new_items' => ['count', 'search'],
    ];

    public function testEveryMailHasTheSameStructureInBothLanguages(): void
    {
        foreach (self::mails() as $name => $mail) {
            $shape = static fn (mixed $text): array => is_array($text) ? array_map(static fn (mixed $part): int => is_array($part) ? count($part) : 1, $text) : [];

            self::assertSame([], array_diff(array_keys($mail), ['namesRecipient', 'fr', 'en']), $name);
            self::assertNotSame([], $shape($mail['fr'] ?? null), $name);
            self::assertSame($shape($mail['fr'] ?? null), $shape($mail['en'] ?? null), $name);
        }
    }

    public function testBothLanguagesHaveTheSameValidPlaceholders(): void
    {
        $config = Config::fromDirectory(self::PLUGIN . '/config');
        foreach (self::mails() as $name => $mail) {
            $french = self::placeholders($mail['fr'] ?? null);
            self::assertSame($french, self::placeholders($mail['en'] ?? null), $name);
            $limits = array_values(array_filter($french, static fn (string $placeholder): bool => str_contains($placeholder, '.')));
            self::assertSame(self::VALUES[$name] ?? [], array_values(array_diff($french, $limits)), "{$name}: VALUES of this test lists what its class gives, sorted by name.");
            foreach ($limits as $limit) {
                [$group, $key] = explode('.', $limit, 2);
                self::assertGreaterThan(0, $config->limit($group, $key), $limit);
            }
        }
    }

    public function testEveryTextIsUsedAndEveryUsedTextExists(): void
    {
        $source = implode('', array_filter(self::sources(), static fn (string $code): bool => str_contains($code, 'MailTexts::')));
        preg_match_all("/const \\w+ = '([a-z_]+\\.[a-z_]+)';/", $source, $keys);
        self::assertEqualsCanonicalizing(MailTexts::names(), $keys[1]);

        preg_match_all("/MailTexts::common\\('(\\w+)'|'(in[A-Z]\\w+)'/", $source, $common);
        $used = array_filter([...$common[1], ...$common[2], 'greeting'], static fn (string $name): bool => $name !== '');
        self::assertEqualsCanonicalizing(array_keys(self::file()['common']), array_values(array_unique($used)));
    }

    /** The outbox would try others in vain until it gives up. */
    public function testEveryMailIsAServiceOfThePlugin(): void
    {
        $mails = [];
        foreach (self::sources() as $code) {
            // One that wraps another is no mail of its own.
            $wraps = str_contains($code, 'private Mail $mail');
            if (!$wraps && preg_match('/^namespace ([\w\\\\]+);.*^(?:final )?(?:readonly )?class (\w+) implements (?:[\w, ]+, )?(?:Addressed)?Mail\b/ms', $code, $class) === 1) {
                $mails[] = "{$class[1]}\\{$class[2]}";
            }
        }
        $services = (new ReflectionProperty(PluginContainer::class, 'methodMap'))->getValue(new PluginContainer());

        self::assertNotSame([], $mails);
        self::assertIsArray($services);
        self::assertSame([], array_values(array_diff($mails, array_keys($services))));
    }

    public function testNoTimeIsTyped(): void
    {
        foreach (self::mails() as $name => $mail) {
            self::assertDoesNotMatchRegularExpression('/\d+\W*(min|heure|hour|jour|day|second)/iu', (string) json_encode($mail, JSON_UNESCAPED_UNICODE), $name);
        }
    }

    public function testFrenchTextsFollowFrenchTypography(): void
    {
        $french = array_map(static fn (array $mail): mixed => $mail['fr'] ?? '', self::mails());
        array_walk_recursive($french, static fn (mixed $text) => self::assertDoesNotMatchRegularExpression(
            '/\'| [;!?:»]|« |[^\s\x{202F}][;!?](\s|$)/u',
            is_string($text) ? $text : '',
        ));
    }

    public function testLimitsAreWrittenWithTheirUnits(): void
    {
        $minutes = Config::fromDirectory(self::PLUGIN . '/config')->limit('auth', 'resetMinutes');

        self::assertStringContainsString("{$minutes}\u{00A0}minutes", implode(' ', MailTexts::content('auth.new_password', Lang::English)->paragraphs));
    }

    public function testMissingValueThrows(): void
    {
        $this->expectException(LogicException::class);
        MailTexts::content('privacy.deletion_asked', Lang::French);
    }

    public function testUnknownNameThrows(): void
    {
        $this->expectException(LogicException::class);
        MailTexts::content('auth.unknown', Lang::French);
    }

    public function testDoesNotReplacePlaceholdersInValues(): void
    {
        self::assertStringContainsString('{auth.resetMinutes}', MailTexts::content('auth.identity_linked', Lang::English, ['name' => '{auth.resetMinutes}'])->subject);
    }

    /** @return list<string> the text of each file of src */
    private static function sources(): array
    {
        $texts = [];
        /** @var iterable<SplFileInfo> $files */
        $files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator(self::PLUGIN . '/src', RecursiveDirectoryIterator::SKIP_DOTS));
        foreach ($files as $file) {
            $texts[] = (string) file_get_contents($file->getPathname());
        }

        return $texts;
    }

    /** @return array<string, array<string, mixed>> */
    private static function mails(): array
    {
        return self::file()['mails'];
    }

    /** @return array{common: array<string, array<string, string>>, mails: array<string, array<string, mixed>>} */
    private static function file(): array
    {
        /** @var array{common: array<string, array<string, string>>, mails: array<string, array<string, mixed>>} $file */
        $file = json_decode((string) file_get_contents(self::PLUGIN . '/config/mails.json'), true, flags: JSON_THROW_ON_ERROR);

        return $file;
    }

    /** @return list<string> each once, sorted */
    private static function placeholders(mixed $text): array
    {
        preg_match_all('/\{([\w.]+)\}/', (string) json_encode($text), $found);
        $names = array_values(array_unique($found[1]));
        sort($names);

        return $names;
    }
}
