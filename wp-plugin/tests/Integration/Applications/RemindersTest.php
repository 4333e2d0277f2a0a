<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\CoWriting\AnswerCoWriting;
use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\CoWriting\InviteCoWriter;
use Passerelle\Applications\CoWriting\WhomToInvite;
use Passerelle\Applications\Submissions\ApplicationErasure;
use Passerelle\Calls\Notices\CallMail;
use Passerelle\Calls\Notices\Reminders\SendReminders;
use Passerelle\Content\Record;
use Passerelle\Favourites\ChangeFavourite;
use Passerelle\Favourites\Reminders\SendReminders as SendFavouriteReminders;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\Recipient;
use Passerelle\Rights\Viewer;

/** Who has begun and not sent an application is reminded before the closing, and notified of new dates. The call closes at 23:59:59 on 31 December 2026. */
final class RemindersTest extends ApplicationTestCase
{
    private const TWO_DAYS_BEFORE = '2026-12-29 23:59:59';
    private const TWO_HOURS_BEFORE = '2026-12-31 21:59:59';
    private const FORM = ['motive' => ['kind' => 'longText', 'required' => true, 'max' => 200]];

    private Record $call;
    /** @var array<string, Viewer> */
    private array $people;

    protected function setUp(): void
    {
        parent::setUp();
        $this->call = $this->call();
        $this->publishForm($this->call, self::document(self::FORM));
        foreach (['drafts', 'sent', 'taken', 'withdrawn', 'owner', 'colleague', 'asked', 'follower', 'both'] as $name) {
            $this->people[$name] = $this->users->beneficiaire();
        }
        PersonLanguage::set($this->people['taken']->id, Lang::English);
        ['owner' => $owner, 'colleague' => $colleague, 'asked' => $asked] = $this->people;
        $structure = $this->structure([[$owner, 'owner', 'member'], [$colleague, 'member', 'member'], [$asked, 'member', 'pretender']]);
        $this->begin($colleague, $this->call, $structure->id);
        $steps = [
            'drafts' => [],
            'both' => [],
            'sent' => [ApplicationAction::Send],
            'taken' => [ApplicationAction::Send, ApplicationAction::TakeBack],
            'withdrawn' => [ApplicationAction::Send, ApplicationAction::Withdraw],
        ];
        foreach ($steps as $name => $actions) {
            $id = $this->id($this->begin($this->people[$name], $this->call));
            $this->write($this->people[$name], $id, 1, ['motive' => 'Parce que']);
            foreach ($actions as $number => $action) {
                $this->perform($this->people[$name], $action, $id, 2 + $number);
            }
        }
        // Works on the call and applies: reminded of the call only.
        $this->begin($this->manager, $this->call);
        foreach (['follower', 'both'] as $name) {
            $this->plugin->get(ChangeFavourite::class)->toggle($this->people[$name], $this->call->id, true);
        }
        $this->forget();
    }

    public function testEachIsRemindedTwoDaysAndTwoHoursBeforeTheClosingAndNeverAfterIt(): void
    {
        $draft = ['both', 'colleague', 'drafts', 'owner', 'taken'];
        $this->due('2026-12-29 23:59:58');
        self::assertSame([], $this->reminded('calls.notice'));
        $this->forget();
        $this->due(self::TWO_DAYS_BEFORE);
        self::assertSame($draft, $this->reminded('calls.notice'));
        self::assertSame(['follower'], $this->reminded('favourites.reminder'), 'One mail for each person, also of those who have the call among their favourites.');

        $this->forget();
        $this->due(self::TWO_HOURS_BEFORE);
        self::assertSame($draft, $this->reminded('calls.notice'));
        self::assertSame([], $this->reminded('favourites.reminder'));

        $this->forget();
        $this->due('2027-01-01 00:00:00');
        self::assertSame([], $this->reminded('calls.notice'));
    }

    public function testNobodyIsRemindedTwiceOrNotAtAllWhateverHappensBetweenTheTwoReminders(): void
    {
        $this->at(self::TWO_DAYS_BEFORE);
        // The call has not reminded its applicants yet: who is among them is not known.
        $this->plugin->get(SendFavouriteReminders::class)->run();
        self::assertSame([[], []], [$this->reminded('calls.notice'), $this->reminded('favourites.reminder')]);
        $this->plugin->get(SendReminders::class)->run();
        $list = $this->applications($this->people['both']);
        self::assertIsArray($list[0] ?? null);
        $this->perform($this->people['both'], ApplicationAction::Send, $this->id($list[0]), 2);
        $this->begin($this->people['follower'], $this->call);

        foreach ([1, 2] as $time) {
            $this->plugin->get(SendFavouriteReminders::class)->run();
            $this->plugin->get(SendReminders::class)->run();
        }
        self::assertSame(['both', 'colleague', 'drafts', 'owner', 'taken'], $this->reminded('calls.notice'));
        self::assertSame(['follower'], $this->reminded('favourites.reminder'));
    }

    public function testTheMailIsInTheLanguageOfItsReaderWithoutAnAnswer(): void
    {
        $this->due(self::TWO_HOURS_BEFORE);

        $mail = $this->mail('drafts');
        self::assertStringStartsWith("Votre candidature à «\u{A0}{$this->call->title}\u{A0}» n’est pas encore envoyée\n", $mail);
        self::assertStringContainsString("\nClôture\u{A0}: 31\u{A0}décembre\u{A0}2026 à 23\u{A0}h\u{A0}59 (Dakar).\n", $mail);
        self::assertStringContainsString("\nCloses: 31\u{A0}December\u{A0}2026 at 23:59 (Dakar).\n", $this->mail('taken'));
        self::assertStringNotContainsString('Parce que', $mail . $this->mail('taken'));
    }

    public function testCoWritersWhoMayAnswerAreReminded(): void
    {
        $id = $this->id($this->applications($this->people['drafts'])[0]);
        foreach (['follower' => CoWriterRole::Edit, 'withdrawn' => CoWriterRole::Read] as $name => $role) {
            $whom = new WhomToInvite(email: get_the_author_meta('user_email', $this->people[$name]->id));
            $invitation = ($this->plugin->get(InviteCoWriter::class))($this->people['drafts'], $id, $whom, $role);
            ($this->plugin->get(AnswerCoWriting::class))($this->people[$name], $invitation->id, InvitationAnswer::Accept);
        }
        $this->forget();
        $this->due(self::TWO_HOURS_BEFORE);

        self::assertSame(['both', 'colleague', 'drafts', 'follower', 'owner', 'taken'], $this->reminded('calls.notice'));
    }

    public function testSendingOrLeavingInTimeEndsIt(): void
    {
        $this->due(self::TWO_DAYS_BEFORE);
        $this->forget();
        $list = $this->applications($this->people['drafts']);
        self::assertIsArray($list[0] ?? null);
        $this->perform($this->people['drafts'], ApplicationAction::Send, $this->id($list[0]), 2);
        $this->forget();
        $this->due(self::TWO_HOURS_BEFORE);

        self::assertSame(['both', 'colleague', 'owner', 'taken'], $this->reminded('calls.notice'));
    }

    public function testAnExtensionIsSaidOnceToThemAndToFollowersAndMovesTheReminders(): void
    {
        $this->at('2026-12-30 12:00:00');
        $this->content->save($this->call, ['closesAt' => '2027-01-15T23:59:59Z']);
        self::assertSame(['both', 'colleague', 'drafts', 'follower', 'owner', 'taken'], $this->reminded('calls.notice'));
        $mail = $this->mail('drafts');
        self::assertStringContainsString("31\u{A0}décembre\u{A0}2026", $mail);
        self::assertStringContainsString("15\u{A0}janvier\u{A0}2027", $mail);

        $this->forget();
        $this->due(self::TWO_HOURS_BEFORE);
        self::assertSame([], $this->reminded('calls.notice'));
        $this->due('2027-01-13 23:59:59');
        self::assertSame(['both', 'colleague', 'drafts', 'owner', 'taken'], $this->reminded('calls.notice'));
    }

    public function testACallThatIsNotOnThePlatformAnyMoreRemindsNobodyOfDrafts(): void
    {
        // With something sent, the call would have to stay.
        foreach (['sent', 'taken', 'withdrawn'] as $name) {
            $this->plugin->get(ApplicationErasure::class)->delete([$this->id($this->applications($this->people[$name])[0])]);
        }
        $this->content->save($this->call, ['managementMode' => 'external', 'externalUrl' => 'https://example.org/']);
        $this->forget();
        $this->due(self::TWO_DAYS_BEFORE);

        self::assertSame([], $this->reminded('calls.notice'));
    }

    private function due(string $instant): void
    {
        $this->at($instant);
        foreach ([1, 2] as $time) {
            $this->plugin->get(SendReminders::class)->run();
            $this->plugin->get(SendFavouriteReminders::class)->run();
        }
    }

    private function forget(): void
    {
        foreach (['outbox', 'notices'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
    }

    /** @return list<string> names of those of `people` who get this mail, once for each mail */
    private function reminded(string $mail): array
    {
        $names = array_flip(array_map(static fn (Viewer $viewer): int => $viewer->id, $this->people));
        $reminded = [];
        foreach ($this->queued($mail) as [$userId]) {
            if (isset($names[$userId])) {
                $reminded[] = $names[$userId];
            }
        }
        sort($reminded);

        return $reminded;
    }

    private function mail(string $name): string
    {
        $reader = $this->people[$name];
        foreach ($this->queued('calls.notice') as [$userId, $data]) {
            if ($userId === $reader->id) {
                $content = $this->plugin->get(CallMail::class)->content(Recipient::ofUser($userId) ?? self::fail(), $data) ?? self::fail();

                return implode("\n", [$content->subject, ...$content->paragraphs, '']);
            }
        }
        self::fail("No mail to {$name} is queued.");
    }

    /** @return list<array{int, array<mixed>}> recipient and data, the oldest first */
    private function queued(string $kind): array
    {
        $queued = [];
        foreach ($this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail' ORDER BY id") as $payload) {
            $mail = (array) json_decode($payload, true);
            if (($mail['mail'] ?? '') === $kind && is_int($mail['userId'] ?? null)) {
                $queued[] = [$mail['userId'], (array) ($mail['data'] ?? [])];
            }
        }

        return $queued;
    }
}
