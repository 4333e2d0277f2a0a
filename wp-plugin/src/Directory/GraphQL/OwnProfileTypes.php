<?php

declare(strict_types=1);

namespace Passerelle\Directory\GraphQL;

use Passerelle\Content\Record;
use Passerelle\Directory\OwnProfiles;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Languages\Lang;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** One's own profile, of which the form and the page about missing profiles know nothing else beforehand. */
final readonly class OwnProfileTypes implements Registration
{
    public function __construct(private OwnProfiles $profiles, private ViewerFactory $viewers, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleOwnProfile', ['fields' => Type::fields([
            'groupId' => 'Int!',
            'status' => 'String!',
            'translations' => 'PasserelleTranslations!',
        ])]);
        register_graphql_field('RootQuery', 'passerelleOwnProfile', [
            'type' => 'PasserelleOwnProfile',
            'resolve' => Resolver::root($this->resolve(...)),
        ]);
    }

    /** @return array<string, mixed>|null null: the person has none; the status is the one nearest to publication, of a profile in two languages */
    private function resolve(): ?array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $profile = $viewer->isSignedIn() ? array_values($this->profiles->find($viewer->id)) : [];
        if ($profile === []) {
            return null;
        }
        $public = array_filter($profile, static fn (Record $each): bool => $each->status->isPublic());
        $translations = array_fill_keys(array_column(Lang::cases(), 'value'), null);
        foreach ($profile as $each) {
            $translations[$each->language->value] = $each->id;
        }

        return [
            'groupId' => $profile[0]->groupId,
            'status' => (array_values($public)[0] ?? $profile[0])->status->value,
            'translations' => $translations,
        ];
    }
}
