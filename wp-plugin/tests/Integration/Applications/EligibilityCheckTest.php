<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\EligibilityCheck\CheckEligibility;
use Passerelle\Applications\EligibilityCheck\EligibilityInput;
use Passerelle\Applications\EligibilityCheck\EligibilityMail;
use Passerelle\Applications\EligibilityCheck\EligibilityResult;
use Passerelle\Applications\EligibilityCheck\IneligibilityReason;
use Passerelle\Applications\Handling\HandlingResult;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Applications\Timeline\PersonalEvents;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Applications\Timeline\TimelineEntry;
use Passerelle\Calls\CallDefinition;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\Notify;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\Group;

/** Those who run a call decide on the eligibility of what was sent: who may, when, what applicants learn, and what takes it back. */
#[Group('exhaustive')]
final class EligibilityCheckTest extends ApplicationTestCase
{
    private const AFTER = '2027-01-02 10:00:00';
    private const STATED = ['title' => 'Être installé au Sénégal', 'subtitle' => 'Depuis deux ans'];
    private const TEXT = 'Le siège de la structure est au Mali.';

    public function testADecisionIsStoredAndTheApplicantLearnsWhy(): void
    {
        [$member, $id] = $this->sent();
        $this->at(self::AFTER);
        $version = $this->handling($id);
        [$result] = $this->check($this->manager, [[$id, $version]], $this->ineligible(IneligibilityReason::Stated, 0));
        self::assertNull($result->error);
        self::assertSame(['ineligible', $version + 1], [$result->submission?->state->value, $result->submission?->handling]);

        $read = $this->read($member, $id);
        self::assertSame('ineligible', $read['state']);
        self::assertSame(
            ['criterion' => self::STATED['title'], 'decidedAt' => '2027-01-02T10:00:00Z', 'reason' => 'stated', 'text' => self::TEXT],
            $read['eligibility'],
        );
        self::assertSame(['withdraw'], $read['actions']);
        [$notice] = $this->notices($member);
        self::assertStringContainsString('n’est pas éligible', $notice->title);
        self::assertStringContainsString(self::STATED['title'], $notice->text);
        self::assertStringContainsString(self::TEXT, $notice->text);
        self::assertSame([], $this->notices($this->manager));
        [$copy] = iterator_to_array($this->plugin->get(PersonalApplications::class)->of($member->id), false);
        self::assertSame(
            ['reason' => 'stated', 'criterion' => self::STATED['title'], 'text' => self::TEXT, 'version' => 1, 'decidedAt' => self::AFTER],
            $copy['eligibility'],
        );
    }

    public function testManyAreDecidedAtOnceEachForItself(): void
    {
        $call = $this->openCall();
        [$first, $second, $third] = [$this->sent($call)[1], $this->sent($call)[1], $this->sent($call)[1]];
        $manager = $this->manager;
        [$this->owner, $this->manager] = [$this->users->operateur(), $this->users->operateur()];
        [, $foreign] = $this->sent();
        $this->manager = $manager;
        $this->at(self::AFTER);
        $version = $this->handling($first);
        $results = $this->check($this->manager, [[$first, $version], [$second, $version - 1], [$foreign, $version], [999999, 1], [$third, $version], [$third, $version]]);
        self::assertSame(
            [
                [$first, null, 'eligible', $version + 1],
                [$second, 'stale_version', 'sent', $version],
                [$foreign, 'not_found', null, null],
                [999999, 'not_found', null, null],
                [$third, null, 'eligible', $version + 1],
                [$third, 'stale_version', 'eligible', $version + 1],
            ],
            array_map(static fn (HandlingResult $each): array => [
                $each->applicationId,
                $each->error?->errorCode,
                $each->submission?->state->value,
                $each->submission?->handling,
            ], $results),
        );
        self::assertSame(['items: required'], $this->refusals(fn () => $this->check($this->manager, [])));
        self::assertSame(['items: too_many_rows'], $this->refusals(fn () => $this->check($this->manager, array_fill(0, 101, [$first, 1]))));
    }

    public function testWhoDecides(): void
    {
        $call = $this->openCall(['mentorIds' => [($mentor = $this->mentor())->id]]);
        [$member] = $this->sent($call);
        $own = $this->sent($call, $this->manager)[1];
        $this->at(self::AFTER);
        $people = [
            'owner' => $this->owner,
            'manager' => $this->manager,
            'mentor' => $mentor,
            'applicant' => $member,
            'other operator' => $this->users->operateur(),
            'validator' => $this->users->moderateur('SN'),
            'administrator' => $this->users->administrator(),
            'member' => $this->users->beneficiaire(),
            'nobody' => Viewer::anonymous(),
        ];
        $results = [];
        foreach ($people as $name => $person) {
            // One for each: a decision changes what the next one could do.
            $this->at(self::NOW);
            [, $id] = $this->sent($call, $member);
            $this->at(self::AFTER);
            [$result] = $this->check($person, [[$id, $this->handling($id)]]);
            $results[$name] = $result->error->errorCode ?? 'done';
            self::assertSame($results[$name] === 'done' ? 'eligible' : 'sent', $this->state($id), $name);
            $this->withdraw($id);
        }
        self::assertSame([
            'owner' => 'done',
            'manager' => 'done',
            'mentor' => 'not_found',
            'applicant' => 'not_found',
            'other operator' => 'not_found',
            'validator' => 'not_found',
            'administrator' => 'not_found',
            'member' => 'not_found',
            'nobody' => 'not_found',
        ], $results);
        [$result] = $this->check($this->manager, [[$own, $this->handling($own)]]);
        self::assertSame('not_found', $result->error?->errorCode, 'Nobody decides on an application of their own.');
    }

    public function testWhatIsSaidIsComplete(): void
    {
        $input = fn (EligibilityResult $result, ?IneligibilityReason $reason, ?int $stated, string $text): array => $this->refusals(
            static fn () => EligibilityInput::of($result, $reason, $stated, $text, 20),
        );
        self::assertSame([], $input(EligibilityResult::Eligible, IneligibilityReason::Age, null, ''));
        self::assertSame(['reason: required', 'text: required'], $input(EligibilityResult::Ineligible, null, null, ' '));
        self::assertSame(['stated: required'], $input(EligibilityResult::Ineligible, IneligibilityReason::Stated, null, 'Texte'));
        self::assertSame(['text: too_long'], $input(EligibilityResult::Ineligible, IneligibilityReason::Age, null, str_repeat('é', 21)));
        self::assertSame([], $input(EligibilityResult::Ineligible, IneligibilityReason::Age, null, str_repeat('é', 20)));
        [, $id] = $this->sent();
        $this->at(self::AFTER);
        [$result] = $this->check($this->manager, [[$id, $this->handling($id)]], $this->ineligible(IneligibilityReason::Stated, 7));
        self::assertSame(['invalid_fields', 'sent'], [$result->error?->errorCode, $this->state($id)]);
    }

    public function testTheLastDecisionCountsAndAnEarlierMailIsNotSent(): void
    {
        [$member, $id] = $this->sent();
        $this->at(self::AFTER);
        $this->check($this->manager, [[$id, $this->handling($id)]], $this->ineligible(IneligibilityReason::Other));
        [$first] = $this->notices($member);
        $this->at('2027-01-02 10:05:00');
        $codes = array_map(fn (): ?string => $this->check($this->manager, [[$id, $this->handling($id)]])[0]->error?->errorCode, [1, 2]);
        self::assertSame([null, 'invalid_transition'], $codes, 'Nobody learns it twice.');
        [$notice] = $this->notices($member);
        self::assertStringContainsString('est éligible', $notice->title);
        self::assertSame([true, false], array_column($this->notices($member), 'isAvailable'), 'A decision that was replaced says nothing any more.');
        $mail = $this->plugin->get(EligibilityMail::class);
        $recipient = Recipient::ofUser($member->id);
        self::assertNotNull($recipient);
        self::assertNull($mail->content($recipient, [Notify::NOTICE => $first->notice->id]));
        self::assertNotNull($mail->content($recipient, [Notify::NOTICE => $notice->notice->id]));
        $timeline = $this->plugin->get(Timeline::class)->of($id);
        self::assertSame(
            [
                ['eligible', $this->manager->id, ['number' => 1]],
                ['ineligible', $this->manager->id, ['number' => 1, 'reason' => 'other', 'text' => self::TEXT]],
                ['sent', $member->id, ['number' => 1]],
            ],
            array_map(static fn (TimelineEntry $entry): array => [$entry->event->value, $entry->actorId, $entry->data], $timeline),
        );
        $events = $this->plugin->get(PersonalEvents::class);
        self::assertSame([['eligible', null], ['ineligible', self::TEXT]], self::kinds($events->of($this->manager->id)));
        $events->erase($this->manager->id);
        self::assertSame([[], 1], [self::kinds($events->of($this->manager->id)), count(self::kinds($events->of($member->id)))]);
        self::assertSame([0, 0, $member->id], array_column($this->plugin->get(Timeline::class)->of($id), 'actorId'));
        $this->plugin->get(PersonalApplications::class)->erase($member->id);
        self::assertSame([[], []], [$this->plugin->get(Timeline::class)->of($id), $this->db->rows("SELECT * FROM {$this->db->table('application_eligibility')}")]);
    }

    public function testWhileTheCallIsOpenWhatIsTakenBackIsCheckedAgain(): void
    {
        [$member, $id] = $this->sent();
        $this->check($this->manager, [[$id, $this->handling($id)]], $this->ineligible(IneligibilityReason::Incomplete));
        $this->perform($member, ApplicationAction::TakeBack, $id, 3);
        self::assertSame(['draft', null], [$this->read($member, $id)['state'], $this->read($member, $id)['eligibility']]);
        self::assertSame('invalid_transition', $this->check($this->manager, [[$id, $this->handling($id)]])[0]->error?->errorCode, 'It may still be sent again.');
        $this->at(self::AFTER);
        [$result] = $this->check($this->manager, [[$id, $this->handling($id)]]);
        self::assertSame([null, 'eligible'], [$result->error?->errorCode, $result->submission?->state->value], 'What was sent counts.');
        $this->perform($member, ApplicationAction::Withdraw, $id, 4);
        self::assertSame('invalid_transition', $this->check($this->manager, [[$id, $this->handling($id)]], $this->ineligible(IneligibilityReason::Age))[0]->error?->errorCode);
    }

    public function testADecisionOnAnEarlierVersionIsRefused(): void
    {
        [$member, $id] = $this->sent();
        $seen = $this->handling($id);
        $this->perform($member, ApplicationAction::TakeBack, $id, 3);
        $this->write($member, $id, 4, ['motive' => 'Autre']);
        $this->perform($member, ApplicationAction::Send, $id, 5);
        self::assertSame('stale_version', $this->check($this->manager, [[$id, $seen]])[0]->error?->errorCode);
        self::assertNull($this->check($this->manager, [[$id, $this->handling($id)]])[0]->error);
    }

    /** @param array<string, mixed> $values */
    private function openCall(array $values = []): Record
    {
        $call = $this->call(['eligibility' => [self::STATED], CallDefinition::APPLICATIONS_EACH => 10, ...$values]);
        $this->publishForm($call, self::document(['motive' => ['kind' => 'shortText']]));

        return $call;
    }

    private function mentor(): Viewer
    {
        $mentor = $this->users->operateur();
        $this->content->published(ContentType::CommunityProfile, ownerId: $mentor->id);

        return $mentor;
    }

    /** @return array{Viewer, int} who applies, and the application */
    private function sent(?Record $call = null, ?Viewer $member = null): array
    {
        $member ??= $this->users->beneficiaire();
        $id = $this->id($this->begin($member, $call ?? $this->openCall()));
        $this->write($member, $id, 1, ['motive' => 'SECRET']);
        $this->perform($member, ApplicationAction::Send, $id, 2);

        return [$member, $id];
    }

    private function ineligible(IneligibilityReason $reason, ?int $stated = null): EligibilityInput
    {
        return EligibilityInput::of(EligibilityResult::Ineligible, $reason, $stated, self::TEXT, 3000);
    }

    /**
     * @param list<array{int, int}> $items
     * @return list<HandlingResult>
     */
    private function check(Viewer $viewer, array $items, ?EligibilityInput $input = null): array
    {
        return ($this->plugin->get(CheckEligibility::class))(
            $viewer,
            array_map(static fn (array $item): array => ['id' => $item[0], 'version' => $item[1]], $items),
            $input ?? EligibilityInput::of(EligibilityResult::Eligible, null, null, '', 3000),
        );
    }

    /**
     * @param iterable<array<string, string|null>> $events
     * @return list<array{string|null, string|null}> kind and text, the last first
     */
    private static function kinds(iterable $events): array
    {
        return array_reverse(array_map(static fn (array $event): array => [$event['kind'], $event['text']], iterator_to_array($events, false)));
    }

    private function handling(int $id): int
    {
        return (int) $this->db->value("SELECT handling FROM {$this->db->table('submissions')} WHERE application_id = %d", $id);
    }

    private function state(int $id): string
    {
        return (string) $this->db->value("SELECT state FROM {$this->db->table('submissions')} WHERE application_id = %d", $id);
    }

    private function withdraw(int $id): void
    {
        $this->db->execute("UPDATE {$this->db->table('applications')} SET withdrawn_at = '2027-01-03 00:00:00', claim = NULL WHERE id = %d", $id);
    }

    /** @return list<ReadNotice> about eligibility, the newest first */
    private function notices(Viewer $viewer): array
    {
        $all = ($this->plugin->get(ReadNotices::class))($viewer, Lang::French, 1, 20);

        return array_values(array_filter($all, static fn (ReadNotice $each): bool => $each->notice->kind->value === 'application_eligibility'));
    }
}
