<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Completions\CompletionRequest;
use Passerelle\Applications\Completions\CompletionTables;
use Passerelle\Applications\Completions\RemindOfCompletions;
use Passerelle\Applications\Completions\ReopenableQuestions;
use Passerelle\Applications\Completions\RequestCompletion;
use Passerelle\Applications\EligibilityCheck\CheckEligibility;
use Passerelle\Applications\EligibilityCheck\EligibilityInput;
use Passerelle\Applications\EligibilityCheck\EligibilityResult;
use Passerelle\Applications\EligibilityCheck\IneligibilityReason;
use Passerelle\Applications\Handling\ReadHandling;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Calls\CallDefinition;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\Group;

/** Those who run a call ask for other answers after sending: which, until when, who answers, and what ends the request. */
#[Group('exhaustive')]
final class CompletionRequestsTest extends ApplicationTestCase
{
    private const FORM = [
        'motive' => ['kind' => 'shortText', 'required' => true],
        'budget' => ['kind' => 'number', 'required' => true],
        'associated' => ['kind' => 'yesNo'],
        'partner' => ['kind' => 'shortText', 'required' => true, 'condition' => ['source' => 'associated', 'operator' => 'equals', 'value' => true]],
        'newcomer' => ['kind' => 'yesNo', 'statistical' => true],
        'referee' => ['kind' => 'letter', 'max' => 1],
    ];
    private const AFTER = '2027-01-02 10:00:00';
    private const UNTIL = '2027-01-10T10:00:00Z';
    private const TEXT = 'Le budget n’est pas en francs CFA.';

    public function testTheChosenQuestionsAreOpenUntilTheInstantAndNothingElse(): void
    {
        [$member, $id] = $this->sent();
        $this->at(self::AFTER);
        $submission = $this->ask($id, ['budget']);
        self::assertSame('sent', $submission->state->value);

        $read = $this->read($member, $id);
        $completion = ['askedAt' => '2027-01-02T10:00:00Z', 'isOver' => false, 'questions' => ['budget'], 'reason' => 'requested', 'text' => self::TEXT, 'until' => self::UNTIL];
        self::assertSame([$completion, ['complete', 'withdraw']], [$read['completion'], self::sorted($read['actions'])]);
        $refused = fn (mixed $answers): array => $this->refusals(fn () => $this->perform($member, ApplicationAction::Complete, $id, 3, self::json($answers)));
        self::assertSame(['motive: unexpected_fields'], $refused(['budget' => '1200', 'motive' => 'Mieux']));
        self::assertSame(['budget: required'], $refused(['budget' => null]));
        [$notice] = $this->notices($member);
        self::assertStringContainsString('est à compléter', $notice->title);
        self::assertStringContainsString(self::TEXT, $notice->text);
        self::assertMatchesRegularExpression('/jusqu’au 10\s+janvier\s+2027/u', $notice->text);
        self::assertSame([], $this->notices($this->manager), 'Who asks knows.');

        $this->at('2027-01-10 10:00:00');
        $this->perform($member, ApplicationAction::Complete, $id, 3, self::json(['budget' => '1200']));
        $read = $this->read($member, $id);
        self::assertSame([null, 2, '1200'], [$read['completion'], $read['sentNumber'], self::answers($read)['budget'] ?? null]);
        [$answered] = $this->notices($this->manager);
        self::assertStringContainsString('a été complétée', $answered->title);
        self::assertSame(['completed', 'completion_asked', 'sent'], $this->events($id));
        [$copy] = iterator_to_array($this->plugin->get(PersonalApplications::class)->of($member->id), false);
        self::assertIsArray($copy['completions']);
        self::assertSame([self::TEXT], array_column($copy['completions'], 'text'));
    }

    public function testThoseWhoRunTheCallSeeHowItStandsAndWhatHappened(): void
    {
        [$member, $id] = $this->sent();
        $read = fn (Viewer $viewer): array => $this->plugin->get(ReadHandling::class)->data($viewer, $id);
        foreach ([$member, $this->users->operateur(), $this->users->administrator(), Viewer::anonymous()] as $other) {
            self::assertSame(['not_found'], $this->refusals(static fn () => $read($other)));
        }
        $sent = [
            'actor' => null,
            'at' => '2026-11-28T12:00:00Z',
            'criterion' => null,
            'decision' => null,
            'kind' => 'sent',
            'number' => 1,
            'questions' => [],
            'reason' => null,
            'stage' => null,
            'text' => null,
            'until' => null,
        ];
        $all = [
            'completion' => null,
            'criteria' => [],
            'eligibility' => null,
            'id' => $id,
            'questions' => ['motive', 'budget', 'associated'],
            'state' => 'sent',
            'steps' => ['findEligible', 'findIneligible', 'requestCompletion'],
            'timeline' => [$sent],
            'version' => 1,
        ];
        self::assertSame($all, self::withoutIds($read($this->manager)));
        $this->at(self::AFTER);
        $this->ask($id, ['budget']);
        $asked = [
            ...$sent,
            'actor' => get_userdata($this->manager->id)->display_name ?? '',
            'at' => '2027-01-02T10:00:00Z',
            'kind' => 'completion_asked',
            'questions' => ['budget'],
            'text' => self::TEXT,
            'until' => self::UNTIL,
        ];
        self::assertSame([
            ...$all,
            'completion' => [
                'askedAt' => '2027-01-02T10:00:00Z',
                'isOver' => false,
                'questions' => ['budget'],
                'reason' => 'requested',
                'text' => self::TEXT,
                'until' => self::UNTIL,
            ],
            'steps' => ['findEligible', 'findIneligible', 'requestCompletion', 'cancelCompletion'],
            'timeline' => [$asked, $sent],
        ], self::withoutIds($read($this->manager)));
    }

    public function testARequestLapsesByItselfAndAnotherMayFollow(): void
    {
        [$member, $id] = $this->sent();
        $this->at(self::AFTER);
        $this->ask($id, ['budget']);
        self::assertSame(['completion_open'], $this->refusals(fn () => $this->ask($id, ['motive'])));
        $this->at('2027-01-10 10:00:01');
        self::assertSame(['completion_over'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Complete, $id, 3, self::json(['budget' => '1200']))));
        $this->ask($id, ['motive'], '2027-01-20T10:00:00Z');
        $read = $this->read($member, $id);
        self::assertIsArray($read['completion']);
        self::assertSame([['motive'], '2027-01-20T10:00:00Z'], [$read['completion']['questions'], $read['completion']['until']]);
        self::assertSame(1, $read['sentNumber'], 'What was sent counts.');
    }

    public function testWhatMayBeAsked(): void
    {
        [, $id] = $this->sent();
        $this->at(self::AFTER);
        $submission = $this->plugin->get(SubmissionStore::class)->find($id);
        self::assertNotNull($submission);
        self::assertSame(['motive', 'budget', 'associated'], $this->plugin->get(ReopenableQuestions::class)->of($submission));
        $refused = fn (array $questions, string $until = self::UNTIL, string $text = self::TEXT): array => $this->refusals(
            fn () => $this->ask($id, array_values($questions), $until, $text),
        );
        self::assertSame(['questions: required'], $refused([]));
        foreach (['partner', 'newcomer', 'referee', 'unknown'] as $closed) {
            self::assertSame(['questions: invalid_choice'], $refused(['budget', $closed]), $closed);
        }
        self::assertSame(['text: required'], $refused(['budget'], text: ' '));
        self::assertSame(['questions: required', 'until: required', 'text: required'], $refused([], '', ''), 'All at once.');
        self::assertSame(['text: too_long'], $refused(['budget'], text: str_repeat('a', 3001)));
        self::assertSame(['until: date_too_early'], $refused(['budget'], '2027-01-03T09:59:59Z'));
        self::assertSame(['until: date_too_late'], $refused(['budget'], '2027-03-03T10:00:01Z'));
        self::assertSame(['until: unexpected_fields'], $refused(['budget'], 'demain'));
        self::assertSame([], $this->rows());
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->ask($id, ['budget'], version: 99)));
        self::assertSame('2027-01-03T10:00:00Z', $this->ask($id, ['budget'], '2027-01-03T10:00')->completion?->until->format('Y-m-d\TH:i:s\Z'), 'Local time of the call.');
    }

    public function testWhoAsks(): void
    {
        [$member, $id] = $this->sent();
        $this->at(self::AFTER);
        $people = [
            'applicant' => $member,
            'other operator' => $this->users->operateur(),
            'validator' => $this->users->moderateur('SN'),
            'administrator' => $this->users->administrator(),
            'nobody' => Viewer::anonymous(),
        ];
        foreach ($people as $name => $person) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->ask($id, ['budget'], viewer: $person)), $name);
        }
        self::assertSame([], $this->rows());
        $this->ask($id, ['budget'], viewer: $this->owner);
        foreach ($people as $name => $person) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->cancel($id, $person)), $name);
        }
        self::assertNotNull($this->read($member, $id)['completion']);
    }

    public function testARequestCanBeWithdrawn(): void
    {
        [$member, $id] = $this->sent();
        $this->at(self::AFTER);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->cancel($id)));
        $this->ask($id, ['budget']);
        $this->cancel($id);
        self::assertNull($this->read($member, $id)['completion']);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Complete, $id, 3, self::json(['budget' => '1']))));
        self::assertStringContainsString('n’est plus à compléter', $this->notices($member)[0]->title);
        self::assertSame(['completion_cancelled', 'completion_asked', 'sent'], $this->events($id));
        $this->ask($id, ['motive']);
        $this->at('2027-01-10 10:00:01');
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->cancel($id)), 'It is over.');
    }

    public function testNothingIsAskedOfWhatIsIneligible(): void
    {
        [$member, $id] = $this->sent();
        $this->at(self::AFTER);
        $this->ask($id, ['budget']);
        $input = EligibilityInput::of(EligibilityResult::Ineligible, IneligibilityReason::Age, null, 'Non', 3000);
        [$result] = ($this->plugin->get(CheckEligibility::class))($this->manager, [['id' => $id, 'version' => $this->handling($id)]], $input);
        self::assertNull($result->error);
        $read = $this->read($member, $id);
        self::assertSame([null, ['withdraw']], [$read['completion'], $read['actions']]);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Complete, $id, 3, self::json(['budget' => '1']))));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->ask($id, ['motive'])));
        $this->at('2027-01-09 10:00:00');
        self::assertSame([0, 1], [$this->remind(), count($this->notices($member))]);
    }

    public function testApplicantsAreRemindedOnce(): void
    {
        [$member, $id] = $this->sent();
        [$other, $second] = $this->sent();
        $this->at(self::AFTER);
        $this->ask($id, ['budget']);
        $this->ask($second, ['budget'], '2027-01-03T10:00:00Z');
        $this->at('2027-01-09 09:59:59');
        self::assertSame(0, $this->remind());
        $this->at('2027-01-09 10:00:00');
        self::assertSame(1, $this->remind());
        self::assertSame(0, $this->remind());
        self::assertStringContainsString('Rappel', $this->notices($member)[0]->title);
        self::assertCount(2, $this->notices($member));
        self::assertCount(1, $this->notices($other), 'Who is asked for a day has just read the date.');
    }

    public function testNobodyIsRemindedOfWhatIsOver(): void
    {
        [$member, $id] = $this->sent();
        $this->at(self::AFTER);
        $this->ask($id, ['budget']);
        $this->perform($member, ApplicationAction::Withdraw, $id, 3);
        $this->at('2027-01-09 10:00:00');
        self::assertSame([1, 0, 1], [$this->remind(), $this->remind(), count($this->notices($member))]);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->ask($id, ['motive'])));
    }

    /** @return array{Viewer, int} who applies, and the application of version 3 */
    private function sent(): array
    {
        $member = $this->users->beneficiaire();
        $id = $this->id($this->begin($member, $this->openCall()));
        $this->write($member, $id, 1, ['motive' => 'Raison', 'budget' => '800', 'associated' => false, 'newcomer' => true]);
        $this->perform($member, ApplicationAction::Send, $id, 2);

        return [$member, $id];
    }

    private function openCall(): Record
    {
        $call = $this->call([CallDefinition::APPLICATIONS_EACH => 5]);
        $this->publishForm($call, self::document(self::FORM));

        return $call;
    }

    /** @param list<mixed> $questions */
    private function ask(
        int $id,
        array $questions,
        string $until = self::UNTIL,
        string $text = self::TEXT,
        ?Viewer $viewer = null,
        ?int $version = null,
    ): Submission {
        $request = new CompletionRequest(array_values(array_filter($questions, is_string(...))), $until, $text);

        return $this->plugin->get(RequestCompletion::class)->ask($viewer ?? $this->manager, $id, $version ?? $this->handling($id), $request);
    }

    private function cancel(int $id, ?Viewer $viewer = null): Submission
    {
        return $this->plugin->get(RequestCompletion::class)->cancel($viewer ?? $this->manager, $id, $this->handling($id));
    }

    private function remind(): int
    {
        return $this->plugin->get(RemindOfCompletions::class)->run();
    }

    private function handling(int $id): int
    {
        return (int) $this->db->value("SELECT handling FROM {$this->db->table('submissions')} WHERE application_id = %d", $id);
    }

    /** @return list<string> what happened, the last first */
    private function events(int $id): array
    {
        return array_map(static fn ($entry): string => $entry->event->value, $this->plugin->get(Timeline::class)->of($id));
    }

    /** @return list<array<string, string|null>> */
    private function rows(): array
    {
        return $this->db->rows("SELECT id FROM {$this->db->table(CompletionTables::COMPLETIONS)}");
    }

    /** @return list<ReadNotice> about completions, the newest first */
    private function notices(Viewer $viewer): array
    {
        $all = ($this->plugin->get(ReadNotices::class))($viewer, Lang::French, 1, 20);

        return array_values(array_filter($all, static fn (ReadNotice $each): bool => $each->notice->kind->value === 'application_completion'));
    }

    /**
     * @param array<string, mixed> $handling
     * @return array<string, mixed>
     */
    private static function withoutIds(array $handling): array
    {
        self::assertIsArray($handling['timeline']);
        $handling['timeline'] = array_map(static fn (mixed $entry): array => array_diff_key((array) $entry, ['id' => 0]), $handling['timeline']);

        return $handling;
    }

    /** @return list<mixed> */
    private static function sorted(mixed $list): array
    {
        $values = array_values((array) $list);
        sort($values);

        return $values;
    }
}
