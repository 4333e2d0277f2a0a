<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Rights;

use DateTimeImmutable;
use LengthException;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Completions\CompletionRequest;
use Passerelle\Applications\Completions\RequestCompletion;
use Passerelle\Applications\CoWriting\AnswerCoWriting;
use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\CoWriting\InviteCoWriter;
use Passerelle\Applications\CoWriting\WhomToInvite;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Offers\AnswerOffer;
use Passerelle\Applications\Decisions\Offers\RevokeOffer;
use Passerelle\Applications\EligibilityCheck\CheckEligibility;
use Passerelle\Applications\EligibilityCheck\EligibilityInput;
use Passerelle\Applications\EligibilityCheck\EligibilityResult;
use Passerelle\Applications\EligibilityCheck\IneligibilityReason;
use Passerelle\Applications\DecisionReviews\Asking\AskReview;
use Passerelle\Applications\Letters\ChangeLetters;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Applications\Letters\RefereeReader;
use Passerelle\Applications\Mentoring\ChangeMentor;
use Passerelle\Applications\Mentoring\MentorAction;
use Passerelle\Content\Model\ContentType;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\Integration\Applications\Stages\StageTestCase;
use WP_User;

/** The call of StageTestCase with criteria and reviewers, and one more application, of Awa, which is led to any state. */
abstract class RightsTestCase extends StageTestCase
{
    protected const FORM = parent::FORM + ['letter' => ['kind' => 'letter', 'max' => 1]];
    protected const DECIDED_REVIEW_DAYS = 10;

    /** @var array<string, Viewer> */
    protected array $persons = [];
    protected int $subject;
    /** Hash of the link of the referee. */
    protected string $link;

    protected function setUp(): void
    {
        parent::setUp();
        $this->savePlan();
        $this->persons = [
            Persons::Applicant->value => $this->member('Awa'),
            Persons::Editor->value => $this->member('Rose'),
            Persons::Reader->value => $this->member('Lamine'),
            Persons::Manager->value => $this->manager,
            Persons::Reviewer->value => $this->nour,
            Persons::GuestReviewer->value => $this->guest(),
            Persons::OtherReviewer->value => $this->paul,
            ...$this->mentorsOfCall(),
            Persons::Referee->value => Viewer::anonymous(),
            Persons::Member->value => $this->member('Moussa'),
            Persons::OtherManager->value => $this->stranger('manager of another call'),
            Persons::Validator->value => $this->users->moderateur('SN'),
            Persons::SiteEditor->value => $this->users->editor(),
            Persons::Administrator->value => $this->users->administrator(),
            Persons::SignedOut->value => Viewer::anonymous(),
        ];
        $this->reviewer($this->nour);
        $this->reviewer($this->paul);
        $this->assigned($this->paul, $this->second);
        $this->saveSettings(reviewDays: self::DECIDED_REVIEW_DAYS);
        $this->saveStage();
        $this->publishSecondForm();
        $this->at(self::NOW);
        $this->beginSubject();
    }

    protected function person(Persons $person): Viewer
    {
        return $this->persons[$person->value] ?? self::fail($person->value);
    }

    private function guest(): Viewer
    {
        $person = $this->member('Léa');
        $this->reviewer($person);
        (new WP_User($person->id))->set_role(Role::GuestReviewer->value);

        return (new ViewerFactory())->of($person->id);
    }

    /** @return array<string, Viewer> both of the call: the first is accepted once the application is sent */
    private function mentorsOfCall(): array
    {
        $mentors = [Persons::Mentor->value => $this->member('Coumba'), Persons::OtherMentor->value => $this->member('Malick')];
        $this->call = $this->content->save($this->call, ['mentorIds' => array_column($mentors, 'id')]);

        return array_map(static fn (Viewer $mentor): Viewer => (new ViewerFactory())->of($mentor->id), $mentors);
    }

    private function beginSubject(): void
    {
        $applicant = $this->person(Persons::Applicant);
        $this->subject = $this->id($this->begin($applicant, $this->call));
        $this->write($applicant, $this->subject, 1, ['motive' => 'Lagune', 'mail' => 'awa@awa.test', 'title' => 'Estuaire']);
        foreach ([[Persons::Editor, CoWriterRole::Edit], [Persons::Reader, CoWriterRole::Read]] as [$person, $role]) {
            $invitation = ($this->plugin->get(InviteCoWriter::class))($applicant, $this->subject, new WhomToInvite(userId: $this->person($person)->id), $role);
            ($this->plugin->get(AnswerCoWriting::class))($this->person($person), $invitation->id, InvitationAnswer::Accept);
        }
        $referee = $this->plugin->get(RefereeReader::class)->read('Awa Diop', 'referee@example.test', 'en', '');
        $this->plugin->get(ChangeLetters::class)->ask($applicant, $this->subject, 'letter', $referee, null);
        $this->link = $this->plugin->get(LetterStore::class)->makeLink((int) $this->db->value("SELECT MAX(id) FROM {$this->db->table('application_letters')}"));
    }

    /** Leads the application to a state. */
    protected function lead(ApplicationState $state): void
    {
        if ($state === ApplicationState::Lapsed) {
            $this->at(self::AFTER);
        }
        if (in_array($state, [ApplicationState::Draft, ApplicationState::Lapsed], true)) {
            return;
        }
        $this->acts(ApplicationAction::Send);
        $this->takeMentor();
        match ($state) {
            ApplicationState::TakenBack => $this->acts(ApplicationAction::TakeBack),
            ApplicationState::WithdrawnWhileOpen => $this->acts(ApplicationAction::Withdraw),
            default => null,
        };
        if ($state->wasReceived()) {
            $this->at(self::AFTER);
            $this->leadReceived($state);
        }
    }

    /** Once the application is sent. */
    protected function takeMentor(): void
    {
        $mentor = $this->person(Persons::Mentor)->id;
        ($this->plugin->get(ChangeMentor::class))($this->manager, MentorAction::Propose, $this->subject, $mentor);
        ($this->plugin->get(ChangeMentor::class))($this->person(Persons::Applicant), MentorAction::Accept, $this->subject, $mentor);
    }

    private function leadReceived(ApplicationState $state): void
    {
        match ($state) {
            ApplicationState::Withdrawn => $this->acts(ApplicationAction::Withdraw),
            ApplicationState::InCompletion, ApplicationState::CompletionOver => $this->askCompletion(),
            ApplicationState::Ineligible => $this->decide(EligibilityInput::of(EligibilityResult::Ineligible, IneligibilityReason::Country, null, 'Hors zone.', 100)),
            ApplicationState::Removed => $this->db->execute(
                "UPDATE {$this->db->table('applications')} SET removed_at = '2027-01-09 10:00:00' WHERE id = %d",
                $this->subject,
            ),
            default => null,
        };
        if ($state === ApplicationState::CompletionOver) {
            $this->at('2027-01-25 00:00:00');
        }
        if ($state->isEligible()) {
            $this->findEligible($this->subject);
        }
        if ($state->isReviewed()) {
            $review = $this->assigned($this->nour, $this->subject);
            $this->assigned($this->person(Persons::GuestReviewer), $this->subject);
            $this->score($this->nour, $review);
        }
        if ($state === ApplicationState::Prepared) {
            $this->prepare([$this->subject], DecisionKind::NotSelected);
        }
        if ($state->decision() !== null) {
            $this->leadDecided($state, $state->decision());
        }
    }

    private function leadDecided(ApplicationState $state, DecisionKind $kind): void
    {
        self::assertSame([], self::refused($this->prepare([$this->subject], $kind, $kind === DecisionKind::Selected ? '800' : '')));
        self::assertSame(1, $this->publish([$kind->value => 1], 3, true));
        $applicant = $this->person(Persons::Applicant);
        $answer = $this->plugin->get(AnswerOffer::class);
        match ($state) {
            ApplicationState::ReviewAsked => ($this->plugin->get(AskReview::class))($applicant, $this->subject, 'Le jury a lu un autre dossier.'),
            ApplicationState::Final => $this->at('2027-01-25 00:00:00'),
            ApplicationState::OfferOver => $this->at('2027-02-02 00:00:00'),
            ApplicationState::Confirmed => $answer($applicant, $this->subject, true),
            ApplicationState::Declined => $answer($applicant, $this->subject, false),
            ApplicationState::Revoked => ($this->plugin->get(RevokeOffer::class))($this->manager, $this->subject, $this->handling($this->subject), 'Budget.'),
            ApplicationState::WithdrawnAfterDecision => $this->acts(ApplicationAction::Withdraw),
            ApplicationState::Advanced, ApplicationState::SentAgain => $this->at(self::WHILE_OPEN),
            default => null,
        };
        if ($state === ApplicationState::SentAgain) {
            $this->write($applicant, $this->subject, 1, ['plan' => 'Traverser']);
            $this->acts(ApplicationAction::Send);
        }
    }

    protected function acts(ApplicationAction $action): void
    {
        $this->perform($this->person(Persons::Applicant), $action, $this->subject, $this->answersVersion());
    }

    protected function answersVersion(): int
    {
        return (int) $this->db->value("SELECT version FROM {$this->db->table('submissions')} WHERE application_id = %d ORDER BY stage DESC LIMIT 1", $this->subject);
    }

    private function askCompletion(): void
    {
        $request = new CompletionRequest(['motive'], '2027-01-20T12:00:00Z', 'Merci de compléter.');
        $this->plugin->get(RequestCompletion::class)->ask($this->manager, $this->subject, $this->handling($this->subject), $request);
    }

    private function decide(EligibilityInput $input): void
    {
        self::assertSame([], self::refused(($this->plugin->get(CheckEligibility::class))($this->manager, $this->items($this->subject), $input)));
    }

    /**
     * @param array<string, int> $points
     * @param Viewer|null $reviewer to whom it is assigned
     */
    protected function tried(int $id, ?Viewer $reviewer = null, DecisionKind $kind = DecisionKind::NotSelected, array $points = self::SCORES): TriedApplication
    {
        $later = max($this->plugin->get(Clock::class)->now(), new DateTimeImmutable(self::CLOSING))->modify('+7 days')->format('Y-m-d\TH:i:s\Z');

        $mentors = array_map(fn (Persons $each): int => $this->person($each)->id, [Persons::Mentor, Persons::OtherMentor]);

        return (new ReadTried($this->db, $this->call->id, $later, $this->link, $mentors))->of($id, ($reviewer ?? $this->paul)->id, $kind, $points);
    }

    /** @param callable(): mixed $work whose changes are undone */
    protected function undone(callable $work): void
    {
        try {
            $this->plugin->get(Transaction::class)->run(static function () use ($work): never {
                $work();
                throw new LengthException();
            });
        } catch (LengthException) {
            wp_cache_flush();
        }
    }
}
