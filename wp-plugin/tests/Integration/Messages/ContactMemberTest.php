<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Messages;

use Passerelle\Messages\MessagesModule;
use Passerelle\Notices\ReadNotices;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Site\Contact\TeamAddress;
use Passerelle\Content\Record;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Messages between members: passed on without addresses, to those who accept them, and not without end. */
final class ContactMemberTest extends IntegrationTestCase
{
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';
    private const TEXT = ['subject' => 'Une idée', 'message' => "Bonjour,\ntravaillons ensemble.", 'consent' => true];

    private Viewer $sender;
    private Viewer $recipient;
    private Record $own;
    private Record $other;

    /** @var list<array<array-key, mixed>> mails that WordPress was asked to send */
    private array $mails = [];

    protected function setUp(): void
    {
        parent::setUp();
        $secret = constant('PASSERELLE_GRAPHQL_SECRET');
        $_SERVER[self::SECRET] = is_string($secret) ? $secret : '';
        $this->sender = $this->users->beneficiaire();
        $this->recipient = $this->users->beneficiaire();
        $this->own = $this->profile($this->sender, 'Awa', 'no');
        $this->other = $this->profile($this->recipient, 'Kossi', 'yes');
        foreach (['outbox', 'notices'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
        update_option(TeamAddress::OPTION, 'equipe@example.test');
        add_filter('pre_wp_mail', function (mixed $done, array $mail): bool {
            $this->mails[] = $mail;

            return true;
        }, 20, 2);
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::SECRET]);
        parent::tearDown();
    }

    public function testPassesAMessageOnWithoutAddresses(): void
    {
        self::assertSame('done', $this->contact());
        $this->plugin->get(Dispatcher::class)->run();

        self::assertCount(1, $this->mails);
        $mail = (string) wp_json_encode($this->mails[0], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
        self::assertSame([$this->addressOf($this->recipient), 'Awa Zongo vous écrit – Une idée'], [$this->mails[0]['to'] ?? '', $this->mails[0]['subject'] ?? '']);
        self::assertStringContainsString('travaillons ensemble.', $mail);
        self::assertStringContainsString("/membre/{$this->own->id}/contact/", $mail);
        self::assertStringNotContainsString($this->addressOf($this->sender), $mail);
        self::assertStringNotContainsString('Reply-To', $mail);
        self::assertSame([['contact', "{$this->recipient->id}"]], $this->notices());
        $logged = $this->db->rows("SELECT * FROM {$this->db->table('audit')} WHERE action = 'member_contacted'");
        self::assertCount(1, $logged);
        self::assertStringNotContainsString('ensemble', (string) wp_json_encode($logged));
    }

    public function testRefusesWithoutARecipientOrAProfile(): void
    {
        $structure = $this->content->published(ContentType::Structure);
        $draft = $this->content->draft(ContentType::CommunityProfile, ['acceptsContact' => 'yes'], ownerId: $this->users->beneficiaire()->id);
        $silent = $this->profile($this->users->beneficiaire(), 'Muette', 'no');
        foreach ([$structure->id, $draft->id, $this->own->id, 0, -1, 2_147_483_647] as $id) {
            self::assertSame('not_found', $this->contact(['memberId' => $id]), "{$id}");
        }
        self::assertSame('forbidden', $this->contact(['memberId' => $silent->id]));
        self::assertSame('profile_not_published', $this->contact(as: $this->users->beneficiaire()));
        self::assertSame('access_token_missing', $this->contact(as: Viewer::anonymous()));
        self::assertSame([], $this->notices());
    }

    public function testOnesOwnProfileIsKnownAsSuch(): void
    {
        foreach ([[$this->sender, 'true'], [$this->recipient, 'false']] as [$reader, $isOwn]) {
            self::assertStringContainsString("\"isOwn\":{$isOwn}", $this->answer('MemberContact', ['id' => $this->own->id], $reader));
        }
    }

    public function testASenderWithTheLongestNameWritesUnderIt(): void
    {
        $longest = $this->configuration()->textMax('short');
        $sender = $this->users->beneficiaire();
        $names = ['firstName' => str_repeat('é', $longest), 'lastName' => str_repeat('z', $longest)];
        $profile = $this->content->published(ContentType::CommunityProfile, $names, ownerId: $sender->id);
        self::assertGreaterThan($longest, mb_strlen($profile->title));

        self::assertSame('done', $this->contact(as: $sender));
        $this->plugin->get(Dispatcher::class)->run();
        self::assertSame(["{$profile->title} vous écrit – Une idée"], array_column($this->mails, 'subject'));
    }

    public function testChecksTheForm(): void
    {
        foreach (['subject' => ['', str_repeat('é', 151)], 'message' => [" \n", str_repeat('é', 3_001)], 'consent' => [false]] as $field => $values) {
            foreach ($values as $value) {
                self::assertSame('invalid_fields', $this->contact([$field => $value]), $field);
            }
        }
        self::assertSame('done', $this->contact(['message' => str_repeat('é', 3_000)]));
    }

    public function testABlockedSenderGetsTheSameAnswerAndNothingIsSent(): void
    {
        $expected = $this->answer('ContactMember', [...self::TEXT, 'memberId' => $this->other->id], $this->sender);
        $before = $this->notices();
        self::assertSame('done', $this->outcome('BlockMember', ['memberId' => $this->own->id, 'isBlocked' => true], $this->recipient));
        self::assertSame('done', $this->outcome('BlockMember', ['memberId' => $this->own->id, 'isBlocked' => true], $this->recipient));

        self::assertSame($expected, $this->answer('ContactMember', [...self::TEXT, 'memberId' => $this->other->id], $this->sender));
        self::assertSame($before, $this->notices());

        $this->outcome('BlockMember', ['memberId' => $this->own->id, 'isBlocked' => false], $this->recipient);
        self::assertSame('done', $this->contact());
        self::assertCount(count($before) + 1, $this->notices());
    }

    #[TestWith([Lang::French, '/tableau-de-bord/membre/%d/contact/'])]
    #[TestWith([Lang::English, '/en/dashboard/member/%d/contact/'])]
    public function testWhoWasWrittenToMayReplyThoughTheSenderAcceptsNoMessages(Lang $language, string $path): void
    {
        $third = $this->withProfile();
        self::assertSame(['forbidden', false], [$this->reply($this->recipient), $this->mayReply($this->recipient)]);
        self::assertSame('done', $this->contact());

        self::assertTrue($this->mayReply($this->recipient));
        self::assertSame('done', $this->reply($this->recipient));
        self::assertSame([['contact', "{$this->recipient->id}"], ['contact', "{$this->sender->id}"]], $this->notices());
        self::assertSame(['forbidden', false], [$this->reply($third), $this->mayReply($third)], 'It is a right of the recipient alone.');
        self::assertSame('access_token_missing', $this->reply(Viewer::anonymous()));
        // Mail and notice lead to the form.
        $notices = ($this->plugin->get(ReadNotices::class))($this->recipient, $language, 1, 20);
        self::assertSame([sprintf($path, $this->own->id)], array_column($notices, 'path'));
    }

    public function testTheRightToReplyEnds(): void
    {
        $this->contact();
        $this->contact();
        $rights = $this->db->rows("SELECT user_id, writer_id, expires_at FROM {$this->db->table('member_reply_rights')}");
        self::assertCount(1, $rights);
        self::assertSame(["{$this->recipient->id}", "{$this->sender->id}"], [$rights[0]['user_id'], $rights[0]['writer_id']]);
        self::assertEqualsWithDelta(time() + 90 * 86_400, strtotime("{$rights[0]['expires_at']} UTC"), 60);

        $forget = $this->plugin->get(MessagesModule::class)->dailyTasks()['passerelle_forget_reply_rights'];
        self::assertSame(0, $forget());
        $past = gmdate('Y-m-d H:i:s', time() - 1);
        $this->db->execute("UPDATE {$this->db->table('member_reply_rights')} SET expires_at = %s", $past);
        self::assertSame(['forbidden', false], [$this->reply($this->recipient), $this->mayReply($this->recipient)]);
        self::assertSame(1, $forget());
    }

    public function testABlockEndsTheRightToReply(): void
    {
        $this->contact();
        $ofSender = ['memberId' => $this->own->id];
        $this->outcome('BlockMember', [...$ofSender, 'isBlocked' => true], $this->recipient);
        self::assertSame(['forbidden', false], [$this->reply($this->recipient), $this->mayReply($this->recipient)]);
        $this->outcome('BlockMember', [...$ofSender, 'isBlocked' => false], $this->recipient);
        self::assertTrue($this->mayReply($this->recipient));

        // The other direction is secret: the same answers, and nothing is sent.
        $this->outcome('BlockMember', ['memberId' => $this->other->id, 'isBlocked' => true], $this->sender);
        $before = $this->notices();
        self::assertSame(['done', true], [$this->reply($this->recipient), $this->mayReply($this->recipient)]);
        self::assertSame($before, $this->notices());
    }

    public function testAMessageThatWasNotSentGivesNoRightToReply(): void
    {
        $this->outcome('BlockMember', ['memberId' => $this->own->id, 'isBlocked' => true], $this->recipient);
        self::assertSame('done', $this->contact());
        $this->outcome('BlockMember', ['memberId' => $this->own->id, 'isBlocked' => false], $this->recipient);

        self::assertSame(['forbidden', false], [$this->reply($this->recipient), $this->mayReply($this->recipient)]);
    }

    public function testRepliesCountForTheLimitOfASender(): void
    {
        $this->contact();
        for ($number = 1; $number <= 5; $number++) {
            self::assertSame('done', $this->reply($this->recipient), "{$number}");
        }
        self::assertSame('rate_limited', $this->reply($this->recipient));
    }

    public function testFiveADayForASenderAlsoWhenBlocked(): void
    {
        $this->outcome('BlockMember', ['memberId' => $this->own->id, 'isBlocked' => true], $this->recipient);
        for ($number = 1; $number <= 5; $number++) {
            self::assertSame('done', $this->contact());
        }
        self::assertSame('rate_limited', $this->contact());
    }

    public function testTwentyADayForARecipient(): void
    {
        for ($number = 1; $number <= 20; $number++) {
            $sender = $number % 5 === 1 ? $this->withProfile() : $sender ?? $this->sender;
            self::assertSame('done', $this->contact(as: $sender), "{$number}");
        }
        self::assertSame('rate_limited', $this->contact());
    }

    public function testAFullRecipientRefusesABlockedSenderAlike(): void
    {
        $blocked = $this->withProfile();
        $this->outcome('BlockMember', ['memberId' => $this->profileOf($blocked), 'isBlocked' => true], $this->recipient);
        for ($number = 1; $number <= 20; $number++) {
            $sender = $number % 5 === 1 ? $this->withProfile() : $sender ?? $this->sender;
            self::assertSame('done', $this->contact(as: $sender), "{$number}");
        }
        $variables = [...self::TEXT, 'memberId' => $this->other->id];

        // The seconds to wait go down meanwhile.
        $answer = fn (Viewer $by): string => (string) preg_replace('/(?<="retryAfter":)\d+/', '', $this->answer('ContactMember', $variables, $by));
        self::assertStringContainsString('rate_limited', $answer($this->sender));
        self::assertSame($answer($this->sender), $answer($blocked));
    }

    public function testMessagesOfABlockedSenderCountForTheRecipientToo(): void
    {
        $blocked = [];
        for ($number = 0; $number < 4; $number++) {
            $blocked[] = $this->withProfile();
            $this->outcome('BlockMember', ['memberId' => $this->profileOf($blocked[$number]), 'isBlocked' => true], $this->recipient);
        }
        for ($number = 0; $number < 20; $number++) {
            self::assertSame('done', $this->contact(as: $blocked[intdiv($number, 5)]), "{$number}");
        }
        self::assertSame([], $this->notices());
        self::assertSame('rate_limited', $this->contact());
    }

    public function testAReportReachesTheTeam(): void
    {
        foreach (['reason' => ['unknown', ''], 'text' => [str_repeat('a', 3_001)]] as $field => $values) {
            foreach ($values as $value) {
                self::assertSame('invalid_fields', $this->report([$field => $value]));
            }
        }
        self::assertSame('invalid_fields', $this->report(['reason' => 'other', 'text' => ' ']));
        self::assertSame('not_found', $this->report(['memberId' => $this->own->id]));
        self::assertSame('done', $this->report([]));
        $this->plugin->get(Dispatcher::class)->run();

        self::assertSame(['equipe@example.test'], array_column($this->mails, 'to'));
        self::assertStringContainsString('Trop de publicité', (string) wp_json_encode($this->mails, JSON_UNESCAPED_UNICODE));
        $rows = $this->db->rows("SELECT reporter_id, reported_id, reason, state FROM {$this->db->table('member_reports')}");
        self::assertSame([['reporter_id' => "{$this->sender->id}", 'reported_id' => "{$this->recipient->id}", 'reason' => 'spam', 'state' => 'open']], $rows);
    }

    public function testSaysWhatOneMayDo(): void
    {
        $answer = $this->answer('MemberContact', ['id' => $this->other->id], $this->sender);
        self::assertStringContainsString('"acceptsContact":true', $answer);
        self::assertStringContainsString('"hasProfile":true', $answer);
        self::assertStringContainsString('"isBlocked":false', $answer);
        self::assertStringNotContainsString('@', $answer);
    }

    private function withProfile(): Viewer
    {
        $viewer = $this->users->beneficiaire();
        $this->profile($viewer, 'Binta', 'no');

        return $viewer;
    }

    private function profileOf(Viewer $person): int
    {
        return (new PublicProfiles($this->db))->ids([$person->id])[0] ?? 0;
    }

    private function profile(Viewer $owner, string $firstName, string $accepts): Record
    {
        $values = ['firstName' => $firstName, 'lastName' => 'Zongo', 'acceptsContact' => $accepts];

        return $this->content->published(ContentType::CommunityProfile, $values, ownerId: $owner->id);
    }

    /** @param array<string, mixed> $changed */
    private function contact(array $changed = [], ?Viewer $as = null): string
    {
        return $this->outcome('ContactMember', [...self::TEXT, 'memberId' => $this->other->id, ...$changed], $as ?? $this->sender);
    }

    private function reply(Viewer $by): string
    {
        return $this->contact(['memberId' => $this->own->id], $by);
    }

    private function mayReply(Viewer $reader): bool
    {
        return str_contains($this->answer('MemberContact', ['id' => $this->own->id], $reader), '"mayReply":true');
    }

    /** @param array<string, mixed> $changed */
    private function report(array $changed): string
    {
        return $this->outcome('ReportMember', ['memberId' => $this->other->id, 'reason' => 'spam', 'text' => 'Trop de publicité', ...$changed], $this->sender);
    }

    /**
     * @param array<string, mixed> $variables
     * @return string done, or the code of the refusal
     */
    private function outcome(string $operation, array $variables, Viewer $as): string
    {
        $answer = json_decode($this->answer($operation, $variables, $as), true);
        /** @var array{errors?: list<array{extensions: array{code: string}}>} $answer */

        return $answer['errors'][0]['extensions']['code'] ?? 'done';
    }

    /** @param array<string, mixed> $variables */
    private function answer(string $operation, array $variables, Viewer $as): string
    {
        wp_set_current_user($as->id);

        return (string) wp_json_encode(graphql(['query' => Operations::read()->document($operation), 'variables' => $variables]));
    }

    /** @return list<array{string, string}> kind and account of the notices of messages */
    private function notices(): array
    {
        $rows = $this->db->rows("SELECT kind, user_id FROM {$this->db->table('notices')} WHERE kind = 'contact' ORDER BY id");

        return array_map(static fn (array $row): array => [(string) $row['kind'], (string) $row['user_id']], $rows);
    }

    private function addressOf(Viewer $viewer): string
    {
        $user = get_userdata($viewer->id);

        return $user === false ? '' : $user->user_email;
    }
}
