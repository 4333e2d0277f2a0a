<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Presentation\Cards\CardBuilder;
use Passerelle\Catalogue\Recommendations\Dismiss;
use Passerelle\Catalogue\Recommendations\ReadPerson;
use Passerelle\Catalogue\Recommendations\Reason;
use Passerelle\Catalogue\Recommendations\Recommend;
use Passerelle\Catalogue\Recommendations\Recommendation;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** One's own recommendations, through the frontend's server only. */
final readonly class RecommendationTypes implements Registration
{
    public function __construct(
        private ReadPerson $person,
        private Recommend $recommend,
        private Dismiss $dismiss,
        private CardBuilder $cards,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleRecommendationReason', [
            'description' => 'field: of the item, in whose value is what is quoted; value: a name or an instant, of an offer or a need a sentence; language: of the value.',
            'fields' => Type::fields(['code' => 'PasserelleRecommendationCode!', 'field' => 'String!', 'language' => 'PasserelleLanguage!', 'value' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleRecommendation', ['fields' => Type::fields([
            'card' => 'PasserelleCard!',
            'reasons' => Type::listOf('PasserelleRecommendationReason'),
        ])]);
        register_graphql_object_type('PasserelleForYou', [
            'description' => 'hasOpportunities: the profile or a public initiative of the person says what they offer or seek.',
            'fields' => Type::fields(['hasInterests' => 'Boolean!', 'hasOpportunities' => 'Boolean!', 'items' => Type::listOf('PasserelleRecommendation')]),
        ]);
        register_graphql_object_type('PasserelleDismissal', ['fields' => Type::fields(['dismissed' => 'Boolean!', 'groupId' => 'Int!'])]);
        register_graphql_field('RootQuery', 'passerelleForYou', [
            'type' => Type::required('PasserelleForYou'),
            'args' => Arguments::language(),
            'resolve' => Resolver::root($this->list(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleDismissRecommendation', [
            'description' => 'groupId: or a post of the item; dismissed: false takes it back.',
            'type' => Type::required('PasserelleDismissal'),
            'args' => Type::fields(['dismissed' => 'Boolean', 'groupId' => 'Int!']),
            'resolve' => Resolver::root($this->dismiss(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError access_token_missing
     */
    private function list(array $arguments): array
    {
        $viewer = $this->viewer();
        $person = ($this->person)($viewer);
        $items = ($this->recommend)($viewer, $person, Arguments::readLanguage($arguments));
        $ids = array_map(static fn (Recommendation $each): int => $each->record->id, $items);
        $cards = array_column($this->cards->ofIds($ids, $viewer), null, 'id');
        $seen = array_filter($items, static fn (Recommendation $each): bool => isset($cards[$each->record->id]));

        return [
            'hasInterests' => $person->hasInterests(),
            'hasOpportunities' => $person->hasOpportunities(),
            'items' => array_map(static fn (Recommendation $each): array => [
                'card' => $cards[$each->record->id] ?? null,
                'reasons' => array_map(self::reason(...), $each->reasons),
            ], array_values($seen)),
        ];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{dismissed: bool, groupId: int}
     * @throws DomainError access_token_missing · not_found
     */
    private function dismiss(array $arguments): array
    {
        $isDismissed = ($arguments['dismissed'] ?? true) !== false;

        return ['dismissed' => $isDismissed, 'groupId' => ($this->dismiss)($this->viewer(), Arguments::number($arguments, 'groupId') ?? 0, $isDismissed)];
    }

    /** @throws DomainError forbidden, for others than the frontend's server · access_token_missing */
    private function viewer(): Viewer
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();

        return $viewer->isSignedIn() ? $viewer : throw new DomainError('access_token_missing');
    }

    /** @return array{code: string, field: string, language: string, value: string} */
    private static function reason(Reason $reason): array
    {
        return ['code' => $reason->code->value, 'field' => $reason->field, 'language' => $reason->language->value, 'value' => $reason->value];
    }
}
