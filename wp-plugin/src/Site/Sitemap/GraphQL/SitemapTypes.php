<?php

declare(strict_types=1);

namespace Passerelle\Site\Sitemap\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Site\Sitemap\Sitemap;
use Passerelle\Site\Sitemap\SitemapAddress;
use Passerelle\Site\Sitemap\SitemapPage;
use Passerelle\Site\Sitemap\SitemapPart;

/** Data of the sitemap, the same for all viewers. */
final readonly class SitemapTypes implements Registration
{
    public function __construct(private Sitemap $sitemap)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleSitemapPart', ['fields' => Type::fields([
            'modifiedAt' => 'String!',
            'number' => 'Int!',
            'type' => 'PasserelleContentType!',
        ])]);
        register_graphql_object_type('PasserelleSitemapAddress', ['fields' => Type::fields([
            'language' => 'PasserelleLanguage!',
            'modifiedAt' => 'String!',
            'slug' => 'String!',
        ])]);
        register_graphql_object_type('PasserelleSitemapEntry', [
            'fields' => Type::fields(['addresses' => Type::listOf('PasserelleSitemapAddress')]),
        ]);
        register_graphql_object_type('PasserelleSitemapPage', [
            'description' => 'Items of a part; `next` is the `after` of the next page, null at the end.',
            'fields' => Type::fields(['entries' => Type::listOf('PasserelleSitemapEntry'), 'next' => 'Int']),
        ]);
        register_graphql_field('RootQuery', 'passerelleSitemapParts', [
            'type' => Type::listOf('PasserelleSitemapPart'),
            'resolve' => Resolver::root(fn (): array => array_map(self::part(...), $this->sitemap->parts())),
        ]);
        register_graphql_field('RootQuery', 'passerelleSitemap', [
            'type' => Type::required('PasserelleSitemapPage'),
            'args' => Type::fields(['after' => 'Int', 'part' => 'Int!', 'type' => 'PasserelleContentType!']),
            'resolve' => Resolver::root(fn (array $arguments): array => self::page($this->sitemap->page(
                Arguments::readType($arguments),
                Arguments::number($arguments, 'part') ?? 0,
                Arguments::number($arguments, 'after') ?? 0,
            ))),
        ]);
    }

    /** @return array{modifiedAt: string, number: int, type: string} */
    private static function part(SitemapPart $part): array
    {
        return ['modifiedAt' => Times::text($part->modifiedAt), 'number' => $part->number, 'type' => $part->type->value];
    }

    /** @return array{entries: list<array{addresses: list<array{language: string, modifiedAt: string, slug: string}>}>, next: int|null} */
    private static function page(SitemapPage $page): array
    {
        return [
            'entries' => array_map(
                static fn (array $addresses): array => ['addresses' => array_map(self::address(...), $addresses)],
                $page->entries,
            ),
            'next' => $page->next,
        ];
    }

    /** @return array{language: string, modifiedAt: string, slug: string} */
    private static function address(SitemapAddress $address): array
    {
        return [
            'language' => $address->language->value,
            'modifiedAt' => Times::text($address->modifiedAt),
            'slug' => $address->slug,
        ];
    }
}
