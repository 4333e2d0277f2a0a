<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\GraphQL;

use Passerelle\Applications\Decisions\Places\ChangePlaces;
use Passerelle\Applications\Decisions\Places\Plan\CategoryPlaces;
use Passerelle\Applications\Decisions\Places\Plan\Minimum;
use Passerelle\Applications\Decisions\Places\Plan\MinimumSource;
use Passerelle\Applications\Decisions\Places\Plan\PlacePlan;
use Passerelle\Applications\Decisions\Places\ReadPlacement;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Categories and places of a stage, and who is proposed for them, for those who run the call, through the frontend’s server only. */
final readonly class PlaceTypes implements Registration
{
    private const PLACEMENT = 'PasserellePlacement';
    private const MINIMUM = ['count' => 'Int!', 'question' => 'String!', 'source' => 'PasserelleMinimumSource!', 'value' => 'String!'];

    public function __construct(private ReadPlacement $read, private ChangePlaces $change, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        $this->registerObjects();
        register_graphql_input_type('PasserelleMinimumInput', ['fields' => Type::fields(self::MINIMUM)]);
        register_graphql_input_type('PasserelleCategoryInput', ['fields' => Type::fields([
            'amount' => 'String!',
            'id' => 'String!',
            'minimums' => Type::listOf('PasserelleMinimumInput'),
            'places' => 'Int!',
        ])]);
        register_graphql_field('RootQuery', 'passerellePlacement', [
            'type' => self::PLACEMENT,
            'args' => Type::fields(['callId' => 'Int!', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->placement(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleSavePlaces', [
            'type' => Type::required(self::PLACEMENT),
            'args' => Type::fields([
                'callId' => 'Int!',
                'categories' => Type::listOf('PasserelleCategoryInput'),
                'cutOff' => 'Int',
                'question' => 'String!',
                'stage' => 'Int',
                'version' => 'Int!',
            ]),
            'resolve' => Resolver::root($this->save(...)),
        ]);
    }

    private function registerObjects(): void
    {
        register_graphql_object_type('PasserellePlaceMinimum', [
            'description' => 'Places that go to applications of one kind first. met: of those that have a place or are proposed for one.',
            'fields' => Type::fields([...self::MINIMUM, 'met' => 'Int']),
        ]);
        register_graphql_object_type('PasserellePlaceCategory', [
            'description' => 'id: a choice of the question; empty: all applications. amount: of each place. taken: by those who were selected. unfilled: nobody is proposed.',
            'fields' => Type::fields([
                'amount' => 'String!',
                'id' => 'String!',
                'minimums' => Type::listOf('PasserellePlaceMinimum'),
                'places' => 'Int!',
                'proposed' => 'Int',
                'taken' => 'Int',
                'unfilled' => 'Int',
            ]),
        ]);
        register_graphql_object_type('PasserellePlaceProposal', [
            'description' => 'basis: why a place is proposed; null: none is.',
            'fields' => Type::fields(['basis' => 'PasserellePlaceBasis', 'category' => 'String!', 'id' => 'Int!']),
        ]);
        register_graphql_object_type('PasserellePlaceTie', [
            'description' => 'Two applications with the same total. tieBreaker: id of a criterion, draw, or tied: nothing decides yet.',
            'fields' => Type::fields(['passedOver' => 'String!', 'proposed' => 'String!', 'tieBreaker' => 'String!']),
        ]);
        register_graphql_object_type('PasserellePlaceChoice', ['fields' => Type::fields(['id' => 'String!', 'label' => Type::listOf('PasserelleProblemParam')])]);
        register_graphql_object_type('PasserellePlaceQuestion', [
            'description' => 'A question that chooses one of several. isMarked: applicants agree that minimums depend on its answers.',
            'fields' => Type::fields([
                'choices' => Type::listOf('PasserellePlaceChoice'),
                'id' => 'String!',
                'isMarked' => 'Boolean!',
                'label' => Type::listOf('PasserelleProblemParam'),
            ]),
        ]);
        register_graphql_object_type(self::PLACEMENT, [
            'description' => 'cutOff: least total in hundredths of the scale. isFrozen: a decision was published. isHidden: the person has scores to give.'
                . ' question: names the categories.',
            'fields' => Type::fields([
                'callId' => 'Int!',
                'categories' => Type::listOf('PasserellePlaceCategory'),
                'cutOff' => 'Int',
                'isFrozen' => 'Boolean!',
                'isHidden' => 'Boolean!',
                'proposals' => Type::listOf('PasserellePlaceProposal'),
                'question' => 'String!',
                'questions' => Type::listOf('PasserellePlaceQuestion'),
                'stage' => 'Int!',
                'ties' => Type::listOf('PasserellePlaceTie'),
                'version' => 'Int!',
            ]),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function placement(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->read->data($this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0, Arguments::number($arguments, 'stage'));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of ChangePlaces
     */
    private function save(array $arguments): array
    {
        $this->request->requireTrust();
        [$viewer, $callId, $stage] = [$this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0, Arguments::number($arguments, 'stage')];
        $categories = array_map(static fn (array $each): CategoryPlaces => new CategoryPlaces(
            trim(Arguments::text($each, 'id')),
            Arguments::number($each, 'places') ?? 0,
            trim(Arguments::text($each, 'amount')),
            array_map(self::minimum(...), self::items($each, 'minimums')),
        ), self::items($arguments, 'categories'));
        $plan = new PlacePlan(Arguments::text($arguments, 'question'), Arguments::number($arguments, 'cutOff'), $categories);
        ($this->change)($viewer, $callId, $stage, Arguments::number($arguments, 'version') ?? 0, $plan);

        return $this->read->data($viewer, $callId, $stage);
    }

    /** @param array<string, mixed> $fields */
    private static function minimum(array $fields): Minimum
    {
        return new Minimum(
            MinimumSource::from(Arguments::text($fields, 'source')),
            Arguments::text($fields, 'question'),
            Arguments::text($fields, 'value'),
            Arguments::number($fields, 'count') ?? 0,
        );
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>>
     */
    private static function items(array $arguments, string $name): array
    {
        return array_map(static fn (mixed $item): array => Arguments::input(['item' => $item], 'item'), array_values(Arguments::input($arguments, $name)));
    }
}
