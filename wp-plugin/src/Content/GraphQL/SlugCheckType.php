<?php

declare(strict_types=1);

namespace Passerelle\Content\GraphQL;

use Passerelle\Content\Actions\SlugCheck;
use Passerelle\Content\Actions\SlugState;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Whether a slug can be had, and the address that it would make. For members, whose records are checked too. */
final readonly class SlugCheckType implements Registration
{
    public function __construct(
        private SlugCheck $check,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
        private Config $config,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleSlugCheck', [
            'description' => 'The slug that a save would store, with its future path; of an invalid one, what was asked.',
            'fields' => Type::fields(['path' => 'String', 'slug' => 'String!', 'state' => 'PasserelleSlugState!']),
        ]);
        register_graphql_field('RootQuery', 'passerelleSlugCheck', [
            'type' => Type::required('PasserelleSlugCheck'),
            'args' => [
                ...Arguments::languageAndSlug(),
                ...Type::fields(['id' => 'Int', 'title' => 'String!', 'type' => 'PasserelleContentType!']),
            ],
            'resolve' => Resolver::root($this->answer(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{path: string|null, slug: string, state: string}
     * @throws DomainError access_token_missing, not_found, forbidden or the code of the type
     */
    private function answer(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $type = Arguments::readType($arguments);
        ['state' => $state, 'slug' => $slug, 'language' => $language] = ($this->check)(
            $viewer,
            $type,
            Arguments::readLanguage($arguments),
            Arguments::text($arguments, 'slug'),
            Arguments::text($arguments, 'title'),
            Arguments::number($arguments, 'id'),
        );
        $archive = $state === SlugState::Invalid ? null : $this->config->archivePath($type->searchType()->value, $language->value);

        return ['path' => $archive === null ? null : "{$archive}{$slug}/", 'slug' => $slug, 'state' => $state->value];
    }
}
