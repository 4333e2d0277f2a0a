<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\GraphQL;

use Passerelle\Applications\Review\Reading\OwnReviews;
use Passerelle\Applications\Review\Reading\ReadReview;
use Passerelle\Applications\Review\Scoring\AnswerReview;
use Passerelle\Applications\Review\Scoring\ReviewAction;
use Passerelle\Applications\Review\Scoring\SaveScore;
use Passerelle\Applications\Review\Scoring\ScoreRequest;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** What a person reviews, through the frontend’s server only. */
final readonly class ReviewTypes implements Registration
{
    private const REVIEW = 'PasserelleReview';
    private const ROW = 'PasserelleOwnReview';

    public function __construct(
        private OwnReviews $own,
        private ReadReview $read,
        private SaveScore $save,
        private AnswerReview $answer,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        $this->registerTypes();
        register_graphql_field('RootQuery', 'passerelleOwnReviews', ['type' => 'PasserelleOwnReviews', 'resolve' => Resolver::root($this->list(...))]);
        register_graphql_field(
            'RootQuery',
            'passerelleReview',
            ['type' => self::REVIEW, 'args' => Type::fields(['id' => 'Int!']), 'resolve' => Resolver::root($this->find(...))],
        );
        register_graphql_field('RootMutation', 'passerelleSaveScore', [
            'type' => Type::required(self::REVIEW),
            'args' => Type::fields([
                'comment' => 'String',
                'id' => 'Int!',
                'isFinal' => 'Boolean!',
                'scores' => Type::listOf('PasserelleCriterionScoreInput'),
                'snapshot' => 'Int!',
                'version' => 'Int!',
            ]),
            'resolve' => Resolver::root($this->save(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleAnswerReview', [
            'type' => Type::required('PasserelleOwnReviews'),
            'args' => Type::fields(['action' => 'PasserelleReviewAction!', 'id' => 'Int!', 'reason' => 'String']),
            'resolve' => Resolver::root($this->answer(...)),
        ]);
    }

    private function registerTypes(): void
    {
        $row = [
            'actions' => Type::listOf('PasserelleReviewAction'),
            'answerBy' => 'String',
            'applicant' => 'String',
            'callId' => 'Int!',
            'callTitle' => 'String!',
            'criteria' => 'Int!',
            'id' => 'Int!',
            'isChanged' => 'Boolean!',
            'isOverdue' => 'Boolean!',
            'number' => 'String!',
            'scoreBy' => 'String',
            'scored' => 'Int!',
            'state' => 'PasserelleAssignmentState!',
        ];
        register_graphql_object_type(self::ROW, [
            'description' => 'An application that one reviews. `scored`: how many of the `criteria` have points; `isChanged`: another version was sent after the'
                . ' final score; `applicant`: null in a blind review.',
            'fields' => Type::fields($row),
        ]);
        register_graphql_object_type('PasserelleReviewInvitation', ['description' => 'A call that one is asked to review for, or does.', 'fields' => Type::fields([
            'callId' => 'Int!', 'callTitle' => 'String!', 'id' => 'Int!', 'languages' => Type::listOf('String'), 'state' => 'PasserelleReviewerState!',
        ])]);
        register_graphql_object_type('PasserelleOwnReviews', ['fields' => Type::fields([
            'calls' => Type::listOf('PasserelleReviewInvitation'),
            'reviews' => Type::listOf(self::ROW),
        ])]);
        register_graphql_object_type('PasserelleCriterionScore', ['description' => '`points`: in hundredths of a point.', 'fields' => Type::fields([
            'comment' => 'String!', 'criterionId' => 'String!', 'points' => 'Int',
        ])]);
        register_graphql_input_type('PasserelleCriterionScoreInput', ['fields' => Type::fields(['comment' => 'String', 'criterionId' => 'String!', 'points' => 'Int'])]);
        register_graphql_object_type('PasserelleReviewScore', ['description' => '`snapshot`: number of the version that it judges.', 'fields' => Type::fields([
            'comment' => 'String!', 'finalAt' => 'String', 'points' => Type::listOf('PasserelleCriterionScore'), 'savedAt' => 'String', 'snapshot' => 'Int!', 'version' => 'Int!',
        ])]);
        register_graphql_object_type('PasserelleReviewedFile', [
            'description' => 'In a blind review its question and type; of pictures also `id`, and a `name` without extension that says nothing of who applies.',
            'fields' => Type::fields(['bytes' => 'Int', 'id' => 'Int', 'name' => 'String', 'question' => 'String!', 'type' => 'String!']),
        ]);
        register_graphql_object_type(self::REVIEW, [
            'description' => 'What was sent, for a reviewer. `others`: final scores of others, once one has given one’s own.',
            'fields' => Type::fields([
                ...$row,
                'answers' => 'String!',
                'applicantName' => 'String',
                'files' => Type::listOf('PasserelleReviewedFile'),
                'form' => 'String!',
                'isBlind' => 'Boolean!',
                'language' => 'String!',
                'others' => Type::listOf('PasserelleReviewScore'),
                'plan' => 'String!',
                'profile' => Type::listOf('PasserelleProblemParam'),
                'score' => 'PasserelleReviewScore!',
                'snapshot' => 'Int!',
                'structureName' => 'String',
            ]),
        ]);
    }

    /**
     * @return array<string, mixed>
     * @throws DomainError access_token_missing
     */
    private function list(): array
    {
        $this->request->requireTrust();

        return $this->own->data($this->viewers->current());
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function find(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->read->data($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of SaveScore
     */
    private function save(array $arguments): array
    {
        $this->request->requireTrust();
        $points = $comments = [];
        foreach (is_array($arguments['scores'] ?? null) ? $arguments['scores'] : [] as $each) {
            $values = Arguments::input(['score' => $each], 'score');
            $id = Arguments::text($values, 'criterionId');
            $points += is_int($values['points'] ?? null) ? [$id => $values['points']] : [];
            $comments += Arguments::text($values, 'comment') === '' ? [] : [$id => Arguments::text($values, 'comment')];
        }

        return ($this->save)($this->viewers->current(), new ScoreRequest(
            Arguments::number($arguments, 'id') ?? 0,
            Arguments::number($arguments, 'version') ?? 0,
            Arguments::number($arguments, 'snapshot') ?? 0,
            $points,
            $comments,
            Arguments::text($arguments, 'comment'),
            ($arguments['isFinal'] ?? false) === true,
        ));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of AnswerReview
     */
    private function answer(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        ($this->answer)($viewer, Arguments::number($arguments, 'id') ?? 0, ReviewAction::from(Arguments::text($arguments, 'action')), Arguments::text($arguments, 'reason'));

        return $this->own->data($viewer);
    }
}
