<?php

declare(strict_types=1);

namespace Passerelle\Tests\Architecture;

use PHPat\Selector\Selector;
use PHPat\Selector\SelectorInterface;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/** Imports flow one way: Kernel < Languages < Content < what is built on it. PHPStan runs these rules. */
final class ImportDirectionsTest
{
    private const DOMAINS = ['Initiatives', 'Calls', 'Directory', 'Structures', 'Projects', 'Events', 'Resources', 'Trainings'];
    private const BUILT_ON_CONTENT = ['Admin', 'Catalogue', 'Files', 'GraphQL', 'Invalidation', 'Outbox', 'Sitemap', ...self::DOMAINS];

    public function testKernelKnowsNothing(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace('Passerelle\Kernel'))
            ->shouldNotDependOn()
            ->classes(Selector::inNamespace('Passerelle'))
            ->excluding(Selector::inNamespace('Passerelle\Kernel'))
            ->because('the kernel has no domain');
    }

    public function testLanguagesKnowTheKernelOnly(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace('Passerelle\Languages'))
            ->shouldNotDependOn()
            ->classes(Selector::inNamespace('Passerelle'))
            ->excluding(Selector::inNamespace('Passerelle\Languages'), Selector::inNamespace('Passerelle\Kernel'))
            ->because('languages serve any content');
    }

    public function testContentKnowsNothingBuiltOnIt(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace('Passerelle\Content'))
            ->excluding(self::graphQlOfDomains())
            ->shouldNotDependOn()
            ->classes(...self::namespaces(self::BUILT_ON_CONTENT))
            ->because('the engine reads definitions through an interface and tells listeners through another');
    }

    public function testRightsKnowNoScreens(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace('Passerelle\Accounts'), Selector::inNamespace('Passerelle\Reference'))
            ->excluding(self::graphQlOfDomains())
            ->shouldNotDependOn()
            ->classes(...self::namespaces(self::BUILT_ON_CONTENT))
            ->because('rights and reference data are used by all');
    }

    public function testOnlyTheCompositionRootKnowsTheEdges(): Rule
    {
        return PHPat::rule()
            ->classes(...self::namespaces(['Catalogue', 'Files', 'Invalidation', 'Outbox', 'Sitemap']))
            ->excluding(self::graphQlOfDomains())
            ->shouldNotDependOn()
            ->classes(...self::namespaces(['GraphQL', 'Admin']))
            ->because('GraphQL and the admin are edges');
    }

    public function testMailKnowsNothingThatIsToldOf(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace('Passerelle\Mail'))
            ->shouldNotDependOn()
            ->classes(Selector::inNamespace('Passerelle'))
            ->excluding(...self::namespaces(['Mail', 'Accounts', 'Kernel', 'Languages', 'Outbox']))
            ->because('each part writes its own mails, through an interface');
    }

    public function testTheSecurityLogKnowsTheKernelOnly(): Rule
    {
        return PHPat::rule()
            ->classes(Selector::inNamespace('Passerelle\Security'))
            ->shouldNotDependOn()
            ->classes(Selector::inNamespace('Passerelle'))
            ->excluding(...self::namespaces(['Security', 'Kernel']))
            ->because('any part reports events, so the log can know none of them');
    }

    /** @return iterable<string, Rule> */
    public function testDomainsDoNotImportOneAnother(): iterable
    {
        foreach (self::DOMAINS as $domain) {
            yield $domain => PHPat::rule()
                ->classes(Selector::inNamespace("Passerelle\\{$domain}"))
                ->excluding(self::graphQlOfDomains())
                ->shouldNotDependOn()
                ->classes(...self::namespaces(array_values(array_diff(self::DOMAINS, [$domain]))))
                ->because('what two domains share belongs to Content');
        }
    }

    /** Each domain's own GraphQL types belong to the edge. */
    private static function graphQlOfDomains(): SelectorInterface
    {
        return Selector::inNamespace('/^Passerelle\\\\\w+\\\\GraphQL/', true);
    }

    /**
     * @param list<string> $names
     * @return list<SelectorInterface>
     */
    private static function namespaces(array $names): array
    {
        return array_map(static fn (string $name): SelectorInterface => Selector::inNamespace("Passerelle\\{$name}"), $names);
    }
}
