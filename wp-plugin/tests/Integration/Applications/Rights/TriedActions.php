<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Rights;

use DateTimeImmutable;
use LogicException;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\ApplicationRequest;
use Passerelle\Applications\Applying\ChangeApplication;
use Passerelle\Applications\Applying\ReadApplications;
use Passerelle\Applications\Completions\CompletionRequest;
use Passerelle\Applications\Completions\RequestCompletion;
use Passerelle\Applications\DecisionReviews\Asking\AskReview;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Offers\AnswerOffer;
use Passerelle\Applications\Decisions\Offers\ReadOwnDecision;
use Passerelle\Applications\Decisions\Offers\RevokeOffer;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\Decisions\Preparing\PrepareDecisions;
use Passerelle\Applications\Decisions\Preparing\ReadDecisions;
use Passerelle\Applications\Decisions\Publication\PublicationRequest;
use Passerelle\Applications\Decisions\Publication\PublishDecisions;
use Passerelle\Applications\EligibilityCheck\CheckEligibility;
use Passerelle\Applications\EligibilityCheck\EligibilityInput;
use Passerelle\Applications\EligibilityCheck\EligibilityResult;
use Passerelle\Applications\EligibilityCheck\IneligibilityReason;
use Passerelle\Applications\Export\BeginExport;
use Passerelle\Applications\Export\ExportKind;
use Passerelle\Applications\Handling\HandlingResult;
use Passerelle\Applications\Handling\Listing\ListFilter;
use Passerelle\Applications\Handling\Listing\SentApplications;
use Passerelle\Applications\Handling\Notes\ChangeNotes;
use Passerelle\Applications\Handling\ReadHandling;
use Passerelle\Applications\Handling\Reading\ReadReceived;
use Passerelle\Applications\Handling\Tags\TagApplications;
use Passerelle\Applications\LateLinks\GrantLateLink;
use Passerelle\Applications\LateLinks\LateLinkRequest;
use Passerelle\Applications\Letters\AnswerLetter;
use Passerelle\Applications\Letters\LetterAction;
use Passerelle\Applications\Letters\ReadLetterPage;
use Passerelle\Applications\Mentoring\ChangeMentor;
use Passerelle\Applications\Mentoring\ListedMentors;
use Passerelle\Applications\Mentoring\MentorAction;
use Passerelle\Applications\Mentoring\ReadMentored;
use Passerelle\Applications\Messages\ReadThread;
use Passerelle\Applications\Messages\WriteMessage;
use Passerelle\Applications\Review\Assignment\AssignmentRequest;
use Passerelle\Applications\Review\Assignment\AssignReviews;
use Passerelle\Applications\Review\Ranking\ReadRanking;
use Passerelle\Applications\Review\Reading\ReadReview;
use Passerelle\Applications\Review\Scoring\AnswerReview;
use Passerelle\Applications\Review\Scoring\ReviewAction;
use Passerelle\Applications\Review\Scoring\SaveScore;
use Passerelle\Applications\Review\Scoring\ScoreRequest;
use Passerelle\Applications\Sending\ApplicationCopy;
use Passerelle\Auth\Sessions\Session;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Plugin;
use Passerelle\Rights\Viewer;

/** Everything that persons try with one application, each as its services take it. Whoever has no review of it tries that of another. */
final readonly class TriedActions
{
    /** Code, which nothing else here has, of a list that has nothing of the application. */
    public const WITHOUT = 'gone';

    public function __construct(private Plugin $plugin, private TriedApplication $tried)
    {
    }

    /** Tries an action. @throws DomainError */
    public function take(string $action, Viewer $viewer, bool $hasLink): void
    {
        match ($action) {
            'readOwn' => $this->plugin->get(ReadApplications::class)->data($viewer, $this->tried->id),
            'readCopy' => $this->plugin->get(ApplicationCopy::class)->data($viewer, $this->tried->id, true),
            'readResult' => $this->plugin->get(ReadOwnDecision::class)->data($viewer, $this->tried->id),
            'save', 'send', 'takeBack', 'withdraw', 'complete', 'delete' => $this->change($viewer, ApplicationAction::from($action)),
            'confirm', 'decline' => ($this->plugin->get(AnswerOffer::class))($viewer, $this->tried->id, $action === 'confirm'),
            'askReview' => ($this->plugin->get(AskReview::class))($viewer, $this->tried->id, 'Le jury a lu un autre dossier.'),
            'readMessages' => $this->plugin->get(ReadThread::class)->data($viewer, $this->tried->id),
            'writeMessage' => ($this->plugin->get(WriteMessage::class))($viewer, $this->tried->id, 'Bonjour.', []),
            'openLetter' => $this->plugin->get(ReadLetterPage::class)->data($this->link($hasLink), 'fr'),
            'writeLetter' => ($this->plugin->get(AnswerLetter::class))($this->link($hasLink), LetterAction::Send, 'Je la recommande.', null, '203.0.113.7'),
            'review', 'score', 'recuse', 'assign', 'readScores' => $this->review($action, $viewer),
            'prepare', 'publish', 'revoke', 'readDecisions' => $this->decide($action, $viewer),
            'readMentored', 'readMentors', 'propose mentor', 'withdraw mentor', 'accept mentor', 'end mentor', 'show draft' => $this->mentor($action, $viewer),
            default => $this->handle($action, $viewer),
        };
    }

    private function mentor(string $action, Viewer $viewer): void
    {
        [$mentor, $other] = $this->tried->mentors + [0, 0];
        $change = fn (MentorAction $taken, int $userId) => ($this->plugin->get(ChangeMentor::class))($viewer, $taken, $this->tried->id, $userId);
        match ($action) {
            'readMentored' => $this->plugin->get(ReadMentored::class)->data($viewer, $this->tried->id),
            'readMentors' => $this->plugin->get(ListedMentors::class)->data($viewer, $this->tried->id),
            'propose mentor' => $change(MentorAction::Propose, $other),
            'withdraw mentor' => $change(MentorAction::Withdraw, $mentor),
            'accept mentor' => $change(MentorAction::Accept, $mentor),
            'end mentor' => $change(MentorAction::End, $mentor),
            default => $change(MentorAction::AllowDraft, $mentor),
        };
    }

    private function change(Viewer $viewer, ApplicationAction $action): void
    {
        $answers = $this->tried->isAtSecondStage ? '{"plan":"x"}' : '{"motive":"x"}';
        ($this->plugin->get(ChangeApplication::class))($viewer, new ApplicationRequest($action, $this->tried->id, $this->tried->version, $answers));
    }

    private function handle(string $action, Viewer $viewer): void
    {
        match ($action) {
            'list' => $this->requireIn(
                (array) $this->plugin->get(SentApplications::class)->page($viewer, $this->tried->callId, null, new ListFilter(), [], 1)['items'],
            ),
            'read' => $this->plugin->get(ReadReceived::class)->data($viewer, $this->tried->id, null, null),
            'readTimeline' => $this->plugin->get(ReadHandling::class)->data($viewer, $this->tried->id),
            'note' => $this->plugin->get(ChangeNotes::class)->write($viewer, $this->tried->id, 'À relire.'),
            'tag' => self::require(($this->plugin->get(TagApplications::class))($viewer, [$this->tried->id], 'Favori', true)),
            'findEligible' => $this->check($viewer, EligibilityInput::of(EligibilityResult::Eligible, null, null, '', 100)),
            'findIneligible' => $this->check($viewer, EligibilityInput::of(EligibilityResult::Ineligible, IneligibilityReason::Age, null, 'Trop jeune.', 100)),
            'askCompletion' => $this->plugin->get(RequestCompletion::class)->ask(
                $viewer,
                $this->tried->id,
                $this->tried->handling,
                new CompletionRequest([$this->tried->isAtSecondStage ? 'plan' : 'motive'], $this->tried->later, 'Merci de compléter.'),
            ),
            'cancelCompletion' => $this->plugin->get(RequestCompletion::class)->cancel($viewer, $this->tried->id, $this->tried->handling),
            'grantLateLink' => ($this->plugin->get(GrantLateLink::class))(
                $viewer,
                $this->tried->callId,
                null,
                new LateLinkRequest('awa@awa.test', Lang::French, 'Panne de réseau.', $this->tried->later),
            ),
            'export' => $this->export($viewer),
            default => throw new LogicException("Nobody tries {$action}."),
        };
    }

    private function check(Viewer $viewer, EligibilityInput $input): void
    {
        self::require(($this->plugin->get(CheckEligibility::class))($viewer, [$this->item()], $input));
    }

    private function review(string $action, Viewer $viewer): void
    {
        $id = $this->tried->reviewOf($viewer);
        match ($action) {
            'review' => $this->plugin->get(ReadReview::class)->data($viewer, $id),
            'score' => ($this->plugin->get(SaveScore::class))(
                $viewer,
                new ScoreRequest($id, $this->tried->scoreVersion($id), $this->tried->snapshot, $this->tried->points, ['impact' => 'Net.'], '', true),
            ),
            'recuse' => ($this->plugin->get(AnswerReview::class))($viewer, $id, ReviewAction::DeclareConflict, 'Voisine.'),
            'assign' => ($this->plugin->get(AssignReviews::class))(
                $viewer,
                new AssignmentRequest($this->tried->callId, null, [['applicationId' => $this->tried->id, 'userId' => $this->tried->freeReviewer]], 1, null, null, null, false),
            ),
            default => $this->requireIn((array) $this->plugin->get(ReadRanking::class)->data($viewer, $this->tried->callId, null, null)['rows']),
        };
    }

    private function decide(string $action, Viewer $viewer): void
    {
        match ($action) {
            'prepare' => $this->prepare($viewer, $this->tried->kind === DecisionKind::Selected),
            'publish' => ($this->plugin->get(PublishDecisions::class))(
                $viewer,
                new PublicationRequest($this->tried->callId, null, $this->tried->prepared, $this->tried->undecided, true),
            ),
            'revoke' => ($this->plugin->get(RevokeOffer::class))($viewer, $this->tried->id, $this->tried->handling, 'Budget.'),
            default => $this->requireIn((array) $this->plugin->get(ReadDecisions::class)->data($viewer, $this->tried->callId, null)['rows']),
        };
    }

    private function prepare(Viewer $viewer, bool $isOffer): void
    {
        self::require($this->plugin->get(PrepareDecisions::class)->prepare(
            $viewer,
            [$this->item()],
            new DecisionInput($this->tried->kind, $isOffer ? 'EUR' : ''),
            $isOffer ? [$this->tried->id => '800'] : [],
        ));
    }

    private function export(Viewer $viewer): void
    {
        $session = new Session(1, $viewer->id, '', null, new DateTimeImmutable(), new DateTimeImmutable(), false, 'test');
        $begun = ($this->plugin->get(BeginExport::class))($viewer, $session, $this->tried->callId, null, ExportKind::Csv, new ListFilter());
        /** @var list<array{int, int, float|null}> $items */
        $items = json_decode(is_string($begun['items']) ? $begun['items'] : '[]', true);
        if (!in_array($this->tried->firstSubmission, array_column($items, 0), true)) {
            throw new DomainError(self::WITHOUT);
        }
    }

    /** @return array{id: int, version: int} */
    private function item(): array
    {
        return ['id' => $this->tried->id, 'version' => $this->tried->handling];
    }

    private function link(bool $hasLink): string
    {
        return $hasLink ? $this->tried->link : str_repeat('0', strlen($this->tried->link));
    }

    /** @param array<mixed> $rows */
    private function requireIn(array $rows): void
    {
        if (!in_array($this->tried->id, array_column($rows, 'id'), true)) {
            throw new DomainError(self::WITHOUT);
        }
    }

    /** @param list<HandlingResult> $results */
    private static function require(array $results): void
    {
        foreach ($results as $result) {
            if ($result->error !== null) {
                throw $result->error;
            }
        }
    }
}
