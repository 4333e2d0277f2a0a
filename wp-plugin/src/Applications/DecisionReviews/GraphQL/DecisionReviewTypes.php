<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\GraphQL;

use Passerelle\Applications\DecisionReviews\Answering\AnswerReview;
use Passerelle\Applications\DecisionReviews\Answering\PreviewCorrection;
use Passerelle\Applications\DecisionReviews\Answering\ReviewAnswer;
use Passerelle\Applications\DecisionReviews\Reading\ReadReview;
use Passerelle\Applications\DecisionReviews\Reading\ReadReviews;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Reviews of results for those who answer them, through the frontend’s server only. */
final readonly class DecisionReviewTypes implements Registration
{
    private const RESULT = 'PasserelleRecordedResult';
    private const CORRECTION = [
        'amount' => 'String',
        'currency' => 'String',
        'kind' => 'PasserelleDecisionKind',
    ];

    public function __construct(
        private ReadReviews $list,
        private ReadReview $read,
        private PreviewCorrection $preview,
        private AnswerReview $answer,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        $this->registerList();
        $this->registerReview();
        register_graphql_object_type('PasserelleCorrectionLetters', [
            'description' => 'The letters of a correction, as they would be sent. sources: hash of what they say, which the answer repeats.',
            'fields' => Type::fields(['id' => 'Int!', 'letters' => Type::listOf('PasserelleRenderedLetter'), 'sources' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleAnsweredReview', ['fields' => Type::fields(['id' => 'Int!', 'isUpheld' => 'Boolean!'])]);
        // A mutation, so that refused values are named as those of the answer are. It changes nothing.
        register_graphql_field('RootMutation', 'passerellePreviewCorrection', [
            'type' => Type::required('PasserelleCorrectionLetters'),
            'args' => Type::fields([...self::CORRECTION, 'id' => 'Int!', 'kind' => 'PasserelleDecisionKind!']),
            'resolve' => Resolver::root($this->letters(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleAnswerDecisionReview', [
            'type' => Type::required('PasserelleAnsweredReview'),
            'args' => Type::fields([...self::CORRECTION, 'id' => 'Int!', 'isUpheld' => 'Boolean!', 'sources' => 'String', 'text' => 'String!', 'version' => 'Int!']),
            'resolve' => Resolver::root($this->answer(...)),
        ]);
    }

    private function registerList(): void
    {
        register_graphql_object_type('PasserelleListedDecisionReview', [
            'description' => 'answerers: names of those who may answer; answers: whether the reader may. result: state of the application now.',
            'fields' => Type::fields([
                'answeredAt' => 'String',
                'answerers' => Type::listOf('String'),
                'answers' => 'Boolean!',
                'askedAt' => 'String!',
                'id' => 'Int!',
                'isAboutEligibility' => 'Boolean!',
                'name' => 'String!',
                'number' => 'String!',
                'result' => 'PasserelleSubmissionState!',
                'state' => 'PasserelleDecisionReviewState!',
            ]),
        ]);
        register_graphql_object_type('PasserelleDecisionReviews', ['fields' => Type::fields([
            'callId' => 'Int!',
            'callTitle' => 'String!',
            'rows' => Type::listOf('PasserelleListedDecisionReview'),
            'zone' => 'String',
        ])]);
        register_graphql_field('RootQuery', 'passerelleDecisionReviews', [
            'type' => 'PasserelleDecisionReviews',
            'args' => Type::fields(['callId' => 'Int!', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->reviews(...)),
        ]);
    }

    private function registerReview(): void
    {
        register_graphql_object_type(self::RESULT, [
            'description' => 'A result with its rank among those that are ranked, as a correction records it.',
            'fields' => Type::fields([
                'amount' => 'String',
                'currency' => 'String',
                'place' => 'Int',
                'rank' => 'Int',
                'ranked' => 'Int!',
                'state' => 'PasserelleSubmissionState!',
            ]),
        ]);
        register_graphql_object_type('PasserelleCorrection', ['fields' => Type::fields(['after' => self::RESULT . '!', 'before' => self::RESULT . '!'])]);
        register_graphql_object_type('PasserelleReviewedResult', [
            'description' => 'The result that a review is about. kind: null for the eligibility, of which reason, criterion and text say why. isHidden: rank and letters'
                . ' are not shown to a manager who still has to give scores.',
            'fields' => Type::fields([
                'amount' => 'String',
                'at' => 'String',
                'criterion' => 'String',
                'currency' => 'String',
                'isHidden' => 'Boolean!',
                'kind' => 'PasserelleDecisionKind',
                'letters' => Type::listOf('PasserelleRenderedLetter'),
                'place' => 'Int',
                'rank' => 'Int',
                'ranked' => 'Int!',
                'reason' => 'PasserelleIneligibilityReason',
                'revocation' => 'String',
                'text' => 'String',
            ]),
        ]);
        register_graphql_object_type('PasserelleDecisionReview', [
            'description' => 'A request for a review. answers: whether its reader may answer, by the decisions of kinds; handles: whether they handle the application.',
            'fields' => Type::fields([
                'amount' => 'PasserelleAskedAmount',
                'amountAsked' => 'String',
                'answer' => 'String',
                'answeredAt' => 'String',
                'answerer' => 'String',
                'answers' => 'Boolean!',
                'application' => 'PasserelleReceivedApplication!',
                'askedAt' => 'String!',
                'callId' => 'Int!',
                'callTitle' => 'String!',
                'correction' => 'PasserelleCorrection',
                'handles' => 'Boolean!',
                'id' => 'Int!',
                'isAboutEligibility' => 'Boolean!',
                'kinds' => Type::listOf('PasserelleDecisionKind'),
                'result' => 'PasserelleReviewedResult!',
                'state' => 'PasserelleDecisionReviewState!',
                'text' => 'String!',
                'version' => 'Int!',
                'zone' => 'String!',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleDecisionReview', [
            'type' => 'PasserelleDecisionReview',
            'args' => Type::fields(['id' => 'Int!']),
            'resolve' => Resolver::root($this->review(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function reviews(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->list->data($this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0, Arguments::number($arguments, 'stage'));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function review(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->read->data($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of PreviewCorrection
     */
    private function letters(array $arguments): array
    {
        $this->request->requireTrust();
        $input = self::decision($arguments) ?? throw DomainError::notFound();

        return $this->preview->data($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0, $input);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{id: int, isUpheld: bool}
     * @throws DomainError those of AnswerReview
     */
    private function answer(array $arguments): array
    {
        $this->request->requireTrust();
        $id = Arguments::number($arguments, 'id') ?? 0;
        $isUpheld = ($arguments['isUpheld'] ?? false) === true;
        ($this->answer)($this->viewers->current(), $id, Arguments::number($arguments, 'version') ?? 0, new ReviewAnswer(
            $isUpheld,
            Arguments::text($arguments, 'text'),
            self::decision($arguments),
            Arguments::text($arguments, 'sources'),
        ));

        return ['id' => $id, 'isUpheld' => $isUpheld];
    }

    /** @param array<string, mixed> $arguments */
    private static function decision(array $arguments): ?DecisionInput
    {
        $kind = DecisionKind::tryFrom(Arguments::text($arguments, 'kind'));

        return $kind === null ? null : new DecisionInput($kind, Arguments::text($arguments, 'currency'), null, trim(Arguments::text($arguments, 'amount')));
    }
}
