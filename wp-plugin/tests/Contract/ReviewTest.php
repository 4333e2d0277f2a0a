<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use PHPUnit\Framework\Attributes\DataProvider;

/** The operations of reviews. "operateur" runs the calls that are made here. */
final class ReviewTest extends ContractTestCase
{
    use AsksOperations;

    public const OPERATIONS = [...self::OF_CALLS, ...self::OF_REVIEWERS, 'OwnReviews'];
    private const OF_CALLS = [
        'AssignReviews', 'CancelReview', 'DeclareReviewConflict', 'DescribeReviewer', 'DrawReviewTies', 'InviteReviewer',
        'RemoveReviewer', 'ReviewAssignments', 'ReviewPlan', 'ReviewRanking',
        'SaveReviewPlan',
    ];
    private const OF_REVIEWERS = ['AnswerReview', 'AnswerReviewing', 'Review', 'SaveScore'];
    private const PLAN = '{"format":1,"blind":true,"managersReview":false,"criteria":[{"id":"quality","label":{"fr":"SECRET qualité"},"weight":2,'
        . '"scale":{"min":0,"max":500,"step":50},"commentRequired":false}],"tieBreakers":["quality"]}';

    public function testAnOperatorPreparesTheReviewOfACall(): void
    {
        $call = $this->internalDraft('Appel à évaluer');
        $empty = $this->data($this->ask('ReviewPlan', ['callId' => $call], 'operateur'), 'passerelleReviewPlan');
        self::assertSame([0, null, ['fr']], [$empty['version'], $empty['frozenAt'], $empty['languages']]);
        $saved = $this->data($this->ask('SaveReviewPlan', ['callId' => $call, 'version' => 0, 'plan' => self::PLAN], 'operateur'), 'passerelleSaveReviewPlan');
        self::assertSame([self::PLAN, 1], [$saved['document'], $saved['version']]);
        $stale = $this->ask('SaveReviewPlan', ['callId' => $call, 'version' => 0, 'plan' => self::PLAN], 'operateur');
        self::assertSame('stale_version', $this->refusal($stale));
        self::assertEquals($saved, self::current($stale));
        self::assertSame('invalid_fields', $this->refusal($this->ask('SaveReviewPlan', ['callId' => $call, 'version' => 1, 'plan' => '{"format":1}'], 'operateur')));

        $assignments = $this->data($this->ask('ReviewAssignments', ['callId' => $call], 'operateur'), 'passerelleReviewAssignments');
        self::assertSame(['applications' => [], 'callId' => $call, 'callTitle' => 'Appel à évaluer', 'isReady' => true, 'reviewers' => []], $assignments);
        $preview = $this->data($this->ask('AssignReviews', ['callId' => $call, 'each' => 2, 'seed' => 'x', 'isPreview' => true], 'operateur'), 'passerelleAssignReviews');
        self::assertSame(['cancelled' => 0, 'loads' => [], 'missing' => [], 'pairs' => [], 'seed' => 'x', 'unreadLanguages' => []], $preview);
        $ranking = $this->data($this->ask('ReviewRanking', ['callId' => $call, 'weights' => 'quality:5'], 'operateur'), 'passerelleReviewRanking');
        self::assertSame(
            [false, false, [], null, [['criterionId' => 'quality', 'weight' => 5]]],
            [$ranking['isDrawn'], $ranking['isHidden'], $ranking['rows'], $ranking['seed'], $ranking['weights']],
        );

        $refused = [
            ['AssignReviews', ['callId' => $call, 'pairs' => [['applicationId' => 1, 'userId' => 1]]], ['pairs.0.applicationId: unknown_record']],
            ['AssignReviews', ['callId' => $call, 'scoreBy' => 'tomorrow'], ['scoreBy: invalid_date']],
            ['ReviewRanking', ['callId' => $call, 'weights' => 'quality'], ['weights: invalid_value']],
            ['ReviewRanking', ['callId' => $call, 'weights' => 'other:1'], ['weights.other: invalid_choice']],
            ['InviteReviewer', ['callId' => $call, 'userId' => 999999999, 'languages' => ['de']], ['userId: unknown_user', 'languages: invalid_choice']],
        ];
        foreach ($refused as [$operation, $variables, $expected]) {
            self::assertSame($expected, $this->fields($this->ask($operation, $variables, 'operateur')), $operation);
        }
        self::assertSame('invalid_transition', $this->refusal($this->ask('DrawReviewTies', ['callId' => $call], 'operateur')));
    }

    /** @return array<string, array{string|null}> */
    public static function others(): array
    {
        return ['visitor' => [null], 'owner' => ['owner'], 'other' => ['other'], 'moderateur' => ['moderateur'], 'owner of a structure' => ['structure-owner']];
    }

    #[DataProvider('others')]
    public function testForOthersThereIsNoReview(?string $person): void
    {
        $call = $this->internalDraft('Appel à évaluer');
        $this->data($this->ask('SaveReviewPlan', ['callId' => $call, 'version' => 0, 'plan' => self::PLAN], 'operateur'), 'passerelleSaveReviewPlan');
        foreach ([...self::OF_CALLS, ...self::OF_REVIEWERS] as $operation) {
            $answer = $this->ask($operation, self::variables($operation, $call), $person);
            self::assertSame('not_found', $this->refusal($answer), $operation);
            $this->assertKeepsSecrets($answer, $person);
        }
        $own = $this->ask('OwnReviews', [], $person);
        if ($person === null) {
            self::assertSame('access_token_missing', $this->refusal($own));
        } else {
            self::assertSame(['calls' => [], 'reviews' => []], $this->data($own, 'passerelleOwnReviews'));
        }
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        foreach (self::OPERATIONS as $name) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => self::variables($name, 1)], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /** @return array<string, mixed> */
    private static function variables(string $operation, int $call): array
    {
        return match ($operation) {
            'AnswerReview' => ['id' => 1, 'action' => 'accept'],
            'AnswerReviewing' => ['id' => 1, 'accepts' => true],
            'CancelReview', 'DescribeReviewer', 'RemoveReviewer' => ['callId' => $call, 'id' => 1],
            'DeclareReviewConflict' => ['callId' => $call, 'applicationId' => 1, 'userId' => 1, 'reason' => 'x'],
            'InviteReviewer' => ['callId' => $call, 'userId' => 1, 'languages' => ['fr']],
            'OwnReviews' => [],
            'Review' => ['id' => 1],
            'SaveReviewPlan' => ['callId' => $call, 'version' => 1, 'plan' => self::PLAN],
            'SaveScore' => ['id' => 1, 'version' => 0, 'snapshot' => 1, 'scores' => [], 'isFinal' => false],
            default => ['callId' => $call],
        };
    }
}
