<?php

declare(strict_types=1);

namespace Passerelle\Site\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Languages\Lang;
use Passerelle\Site\Page;
use Passerelle\Site\PageKey;
use Passerelle\Site\Pages;
use Passerelle\Site\SiteTexts;

/** Data of the layout of all pages, and editorial pages. */
final readonly class SiteTypes implements Registration
{
    public function __construct(private SiteTexts $texts, private Pages $pages)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleLayout', ['fields' => Type::fields(['description' => 'String!', 'siteName' => 'String!'])]);
        register_graphql_field('RootQuery', 'passerelleLayout', [
            'type' => Type::required('PasserelleLayout'),
            'args' => Arguments::language(),
            'resolve' => Resolver::root(fn (array $arguments): array => $this->layout(Arguments::readLanguage($arguments))),
        ]);
        register_graphql_object_type('PasserellePage', ['fields' => Type::fields([
            'content' => 'String!',
            'language' => 'PasserelleLanguage!',
            'modifiedAt' => 'String!',
            'title' => 'String!',
        ])]);
        register_graphql_field('RootQuery', 'passerellePage', [
            'type' => 'PasserellePage',
            'args' => ['key' => ['type' => Type::required('PasserellePageKey')], ...Arguments::language()],
            'resolve' => Resolver::root(fn (array $arguments): ?array => self::page(
                $this->pages->find(PageKey::from(Arguments::text($arguments, 'key')), Arguments::readLanguage($arguments)),
            )),
        ]);
    }

    /** @return array{description: string, siteName: string} */
    private function layout(Lang $language): array
    {
        return ['description' => $this->texts->description($language), 'siteName' => $this->texts->siteName($language)];
    }

    /** @return array<string, string>|null */
    private static function page(?Page $page): ?array
    {
        return $page === null ? null : [
            'content' => $page->content,
            'language' => $page->language->value,
            'modifiedAt' => Times::text($page->modifiedAt),
            'title' => $page->title,
        ];
    }
}
