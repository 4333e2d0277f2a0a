<?php

declare(strict_types=1);

namespace Passerelle\Build;

use Closure;
use Passerelle\Accounts\AccountCountry;
use Passerelle\Admin\Settings\NamesScreen;
use Passerelle\Admin\Settings\SettingsMenu;
use Passerelle\Admin\Structures\StructuresScreen;
use Passerelle\Admin\Structures\StructuresSection;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Auth\Passwords\PasswordGuard;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Calls\Links\AnnounceLink;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Definitions;
use Passerelle\Content\Listeners;
use Passerelle\Content\Previews\GraphQL\PreviewTypes;
use Passerelle\Content\ReferenceIds;
use Passerelle\Content\TypeSlugs;
use Passerelle\Content\WpReferences;
use Passerelle\Files\Scanning\ScanFile;
use Passerelle\Invitations\NamedPeopleSubject;
use Passerelle\Languages\LanguagesModule;
use Passerelle\Languages\SlugQueries;
use Passerelle\Languages\UniqueSlugs;
use Passerelle\Notices\Stop\StopLinks;
use Passerelle\Presentation\Invalidation\AnnouncedChanges;
use Passerelle\Presentation\Details\Visibilities;
use Passerelle\Reference\Countries;
use Passerelle\Reference\GraphQL\ReferenceTypes;
use Passerelle\Reference\IsoCodes;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Taxonomies;
use Passerelle\Rights\StructureEditors;
use Passerelle\Site\Statistics\Counts\ContactCounts;
use Passerelle\Site\Statistics\Counts\FavouriteCounts;
use Passerelle\Site\Statistics\Counts\ViewCounts;
use Passerelle\Site\Statistics\ReadOwnStatistics;
use Passerelle\Site\Statistics\SeriesKey;
use Passerelle\Site\Statistics\TrendMonths;
use Passerelle\Site\Statistics\TrendPool;
use Passerelle\Structures\Memberships;
use Passerelle\TypeDefinitions;
use Symfony\Component\DependencyInjection\ContainerBuilder;
use Symfony\Component\DependencyInjection\Definition;
use Symfony\Component\DependencyInjection\Reference;
use wpdb;

/** What types do not say: values that come from a module which the class may not know, and two services of one type. */
final class Composition
{
    public function apply(ContainerBuilder $container): void
    {
        $container->register(wpdb::class, wpdb::class)->setSynthetic(true);
        $container->setAlias(ContentListener::class, Listeners::class);
        $container->getDefinition(Definitions::class)->setFactory([TypeDefinitions::class, 'of']);
        $container->getDefinition(UniqueSlugs::class)->setFactory([TypeSlugs::class, 'unique']);
        foreach ($this->arguments() as $class => $arguments) {
            foreach ($arguments as $name => $value) {
                $container->getDefinition($class)->setArgument("\${$name}", $value);
            }
        }
    }

    /** @return array<class-string, array<string, mixed>> by class and name of the parameter */
    private function arguments(): array
    {
        $postTypes = Compiler::call([new Reference(Definitions::class), 'postTypes']);
        $ranked = ['views' => new Reference(ViewCounts::class), 'favourites' => new Reference(FavouriteCounts::class)];

        return [
            AnnounceLink::class => ['invalidate' => self::method(AnnouncedChanges::class, 'ofItem')],
            NamedPeopleSubject::class => ['invalidate' => self::method(AnnouncedChanges::class, 'ofItem')],
            ScanFile::class => ['announce' => self::method(AnnouncedChanges::class, 'ofFile')],
            LanguagesModule::class => ['postTypes' => $postTypes],
            SlugQueries::class => ['postTypes' => $postTypes],
            StructureEditors::class => ['rolesOf' => self::method(Memberships::class, 'rolesOf')],
            PasswordGuard::class => ['text' => self::method(Texts::class, 'fieldError')],
            PreviewTypes::class => ['visible' => self::method(Visibilities::class, 'preview')],
            ReferenceIds::class => ['countries' => self::method(Countries::class, 'codes'), 'sectors' => self::method(Sectors::class, 'keys')],
            ReferenceTypes::class => ['ownCountry' => self::closure([AccountCountry::class, 'ofCurrentUser'])],
            StopLinks::class => ['keys' => Compiler::call([new Reference(TokenKeys::class), 'derive'], 'passerelle-stop-notices')],
            WpReferences::class => ['countryCodes' => Compiler::call([IsoCodes::class, 'all'])],
            SettingsMenu::class => [
                'sectors' => self::names(Taxonomies::SECTOR, Sectors::class),
                'countries' => self::names(Taxonomies::COUNTRY, Countries::class),
            ],
            TrendPool::class => $ranked,
            TrendMonths::class => $ranked,
            ReadOwnStatistics::class => ['counts' => [
                SeriesKey::Views->value => new Reference(ViewCounts::class),
                SeriesKey::Favourites->value => new Reference(FavouriteCounts::class),
                SeriesKey::Contacts->value => new Reference(ContactCounts::class),
            ]],
        ];
    }

    /** @param class-string $class */
    private static function method(string $class, string $method): Definition
    {
        return self::closure([new Reference($class), $method]);
    }

    /** @param array{class-string|Reference, string} $method */
    private static function closure(array $method): Definition
    {
        return (new Definition(Closure::class))->setFactory([Closure::class, 'fromCallable'])->setArguments([$method]);
    }

    /** @param class-string $terms */
    private static function names(string $taxonomy, string $terms): Definition
    {
        return (new Definition(NamesScreen::class))->setAutowired(true)->setArgument('$taxonomy', $taxonomy)->setArgument('$all', self::method($terms, 'all'));
    }
}
