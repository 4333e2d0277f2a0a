<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\GraphQL;

use Passerelle\Applications\Review\Ranking\DrawTies;
use Passerelle\Applications\Review\Ranking\ReadRanking;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The order of the applications to a call by their scores, for those who run it, through the frontend’s server only. */
final readonly class RankingTypes implements Registration
{
    private const RANKING = 'PasserelleReviewRanking';

    public function __construct(private ReadRanking $ranking, private DrawTies $draw, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleCriterionAverage', ['fields' => Type::fields(['average' => 'Int!', 'criterionId' => 'String!'])]);
        register_graphql_object_type('PasserelleCriterionWeight', ['fields' => Type::fields(['criterionId' => 'String!', 'weight' => 'Int!'])]);
        register_graphql_object_type('PasserelleRankedApplication', [
            'description' => 'Averages are ten-thousandths of the scale. `tieBreaker`: what put it after the one before it with the same total:'
                . ' id of a criterion, "draw" or "tied". `uncounted`: reviews that ended by a recusal or a conflict.',
            'fields' => Type::fields([
                'applicant' => 'String!',
                'averages' => Type::listOf('PasserelleCriterionAverage'),
                'id' => 'Int!',
                'number' => 'String!',
                'open' => 'Int!',
                'rank' => 'Int',
                'scores' => 'Int!',
                'tieBreaker' => 'String',
                'total' => 'Int',
                'uncounted' => 'Int!',
            ]),
        ]);
        register_graphql_object_type(self::RANKING, ['description' => '`isHidden`: the person reviews, too, and has not given all their final scores.', 'fields' => Type::fields([
            'callId' => 'Int!',
            'callTitle' => 'String!',
            'isDrawn' => 'Boolean!',
            'isHidden' => 'Boolean!',
            'plan' => 'String!',
            'rows' => Type::listOf('PasserelleRankedApplication'),
            'seed' => 'String',
            'weights' => Type::listOf('PasserelleCriterionWeight'),
        ])]);
        register_graphql_field('RootQuery', 'passerelleReviewRanking', [
            'type' => self::RANKING,
            'args' => Type::fields(['callId' => 'Int!', 'stage' => 'Int', 'weights' => 'String']),
            'resolve' => Resolver::root($this->read(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleDrawReviewTies', [
            'type' => Type::required(self::RANKING),
            'args' => Type::fields(['callId' => 'Int!', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->draw(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of ReadRanking
     */
    private function read(array $arguments): array
    {
        $this->request->requireTrust();
        $weights = self::weights(Arguments::text($arguments, 'weights'));

        return $this->ranking->data($this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0, Arguments::number($arguments, 'stage'), $weights);
    }

    /**
     * @param string $text such as "quality:2 impact:1"; '': those of the plan
     * @return array<string, int>|null
     * @throws DomainError invalid_fields
     */
    private static function weights(string $text): ?array
    {
        $weights = [];
        foreach ($text === '' ? [] : explode(' ', $text) as $pair) {
            if (preg_match('/^([a-z][a-z0-9-]{0,39}):(\d{1,3})$/D', $pair, $match) !== 1) {
                throw DomainError::invalid([new FieldError('weights', 'invalid_value')]);
            }
            $weights[$match[1]] = (int) $match[2];
        }

        return $weights === [] ? null : $weights;
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of DrawTies
     */
    private function draw(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $callId = Arguments::number($arguments, 'callId') ?? 0;
        ($this->draw)($viewer, $callId, Arguments::number($arguments, 'stage'));

        return $this->ranking->data($viewer, $callId, Arguments::number($arguments, 'stage'), null);
    }
}
