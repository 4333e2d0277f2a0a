<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Walks;

use Passerelle\Applications\DecisionReviews\Answering\AnswerReview as AnswerDecisionReview;
use Passerelle\Applications\DecisionReviews\Answering\PreviewCorrection;
use Passerelle\Applications\DecisionReviews\Answering\ReviewAnswer;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Offers\AnswerOffer;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\Decisions\Preparing\PrepareDecisions;
use Passerelle\Applications\Review\Conflicts\DeclareConflict;
use Passerelle\Applications\Review\Scoring\AnswerReview;
use Passerelle\Applications\Review\Scoring\ReviewAction;
use Passerelle\Applications\Review\Scoring\SaveScore;
use Passerelle\Applications\Review\Scoring\ScoreRequest;
use Passerelle\Kernel\DomainError;
use Passerelle\Plugin;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\Rights\TriedActions;
use Passerelle\Tests\Integration\Applications\Rights\TriedApplication;

/** What is tried in walks: the actions of TriedActions, and those with an outcome to choose. */
final readonly class CallActions
{
    public function __construct(private Plugin $plugin, private TriedApplication $tried)
    {
    }

    /** @throws DomainError */
    public function take(string $action, Viewer $viewer): void
    {
        match ($action) {
            'accept' => $this->answer($viewer, ReviewAction::Accept),
            'decline' => $this->answer($viewer, ReviewAction::Decline),
            'stepBack' => $this->answer($viewer, ReviewAction::Recuse),
            'draft' => $this->draft($viewer),
            'declareFor' => ($this->plugin->get(DeclareConflict::class))($viewer, $this->tried->id, $this->tried->freeReviewer, 'Voisins.'),
            'forget' => $this->forget($viewer),
            'confirmOffer', 'declineOffer' => ($this->plugin->get(AnswerOffer::class))($viewer, $this->tried->id, $action === 'confirmOffer'),
            'reject', 'uphold' => $this->answerReview($viewer, $action === 'uphold'),
            default => (new TriedActions($this->plugin, $this->tried))->take($action, $viewer, false),
        };
    }

    private function answer(Viewer $viewer, ReviewAction $action): void
    {
        ($this->plugin->get(AnswerReview::class))($viewer, $this->tried->reviewOf($viewer), $action, 'Voisine.');
    }

    private function draft(Viewer $viewer): void
    {
        $id = $this->tried->reviewOf($viewer);
        $points = ['quality' => $this->tried->points['quality']];
        ($this->plugin->get(SaveScore::class))($viewer, new ScoreRequest($id, $this->tried->scoreVersion($id), $this->tried->snapshot, $points, [], 'Brouillon', false));
    }

    private function forget(Viewer $viewer): void
    {
        $items = [['id' => $this->tried->id, 'version' => $this->tried->handling]];
        foreach ($this->plugin->get(PrepareDecisions::class)->forget($viewer, $items) as $result) {
            if ($result->error !== null) {
                throw $result->error;
            }
        }
    }

    private function answerReview(Viewer $viewer, bool $isUpheld): void
    {
        $isOffer = $this->tried->kind === DecisionKind::Selected;
        $decision = new DecisionInput($this->tried->kind, $isOffer ? 'EUR' : '', null, $isOffer ? '800' : '');
        $sources = $isUpheld ? $this->plugin->get(PreviewCorrection::class)->data($viewer, $this->tried->id, $decision)['sources'] : '';
        $answer = $isUpheld ? new ReviewAnswer(true, 'Le jury s’est trompé.', $decision, is_string($sources) ? $sources : '') : new ReviewAnswer(false, 'Rien ne change.');
        ($this->plugin->get(AnswerDecisionReview::class))($viewer, $this->tried->id, $this->tried->handling, $answer);
    }
}
