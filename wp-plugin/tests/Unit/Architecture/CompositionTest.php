<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Architecture;

use Passerelle\Applications\Forms\ForgetForms;
use Passerelle\Applications\Stages\StagesFollowCall;
use Passerelle\Build\Compiler;
use Passerelle\Build\Composition;
use Passerelle\Build\Sources;
use Passerelle\Applications\Completions\RemindOfCompletions;
use Passerelle\Applications\Decisions\Offers\EndOffers;
use Passerelle\Applications\LateLinks\RemindOfLateLinks;
use Passerelle\Applications\Letters\RemindReferees;
use Passerelle\Applications\PublicResults\ShowFinalResults;
use Passerelle\Applications\Review\RemindReviewers;
use Passerelle\Applications\Retention\EndRetentions;
use Passerelle\Applications\Statistics\CountStatistics;
use Passerelle\Calls\Links\CheckLinks;
use Passerelle\Calls\Links\WatchLinks;
use Passerelle\Calls\Management\Dates\DateLedger;
use Passerelle\Calls\Management\KeepWithApplications;
use Passerelle\Calls\Notices\CallListener;
use Passerelle\Calls\Notices\Reminders\SendReminders as SendCallReminders;
use Passerelle\Catalogue\CatalogueListener;
use Passerelle\Catalogue\Recommendations\DismissalCleanup;
use Passerelle\Catalogue\Recommendations\Opportunities\OpportunityIndex;
use Passerelle\Catalogue\SavedSearches\Alerts\ArrivalListener;
use Passerelle\Catalogue\SavedSearches\Alerts\SendAlerts;
use Passerelle\Content\ContentListener;
use Passerelle\Content\DuePosts;
use Passerelle\Content\Listeners;
use Passerelle\Content\Locks\RecordLocks;
use Passerelle\Content\Proposals\ProposalCleanup;
use Passerelle\Content\RecordAudit;
use Passerelle\Favourites\FavouriteListeners;
use Passerelle\Favourites\Reminders\SendReminders;
use Passerelle\Files\FileUses;
use Passerelle\Invitations\InviteNamedPeople;
use Passerelle\Kernel\Composition\Container;
use Passerelle\Kernel\Modules;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Moderation\DecisionCleanup;
use Passerelle\Moderation\OfflineNotices;
use Passerelle\Moderation\Queue\QueueIndex;
use Passerelle\Newsletter\Issues\SettleLetters;
use Passerelle\Notices\Digests\SendDigests;
use Passerelle\Notices\NoticeCleanup;
use Passerelle\Outbox\Worker;
use Passerelle\Presentation\Invalidation\ContentInvalidation;
use Passerelle\Security\Hardening\HardeningModule;
use Passerelle\Structures\MembershipCleanup;
use Passerelle\Structures\Names\NameIndex;
use PHPUnit\Framework\TestCase;

/** The generated container: what it needs at run time, and the orders that priorities declare. */
final class CompositionTest extends TestCase
{
    private const ROOT = __DIR__ . '/../../..';

    public function testTheFileIsTheOneThatTheSourcesGive(): void
    {
        $code = (new Compiler(new Sources((string) realpath(self::ROOT . '/src'))))->compile((new Composition())->apply(...), [Modules::class]);

        self::assertSame(file_get_contents(self::ROOT . '/generated/PluginContainer.php'), $code, 'Run npm run codegen.');
    }

    /** Other plugins load versions of their own. */
    public function testItNeedsNeitherTheLibraryThatWritesItNorItsInterfaces(): void
    {
        self::assertDoesNotMatchRegularExpression('/Symfony|Psr\\\\/', self::code());
        self::assertSame([Container::class => Container::class], class_parents('Passerelle\Generated\PluginContainer'));
        self::assertSame([], class_implements('Passerelle\Generated\PluginContainer'));
        /** @var array{require: array<string, string>} $composer */
        $composer = json_decode((string) file_get_contents(self::ROOT . '/composer.json'), true);
        self::assertArrayNotHasKey('symfony/dependency-injection', $composer['require']);
    }

    /** Within the transaction of a change: what others read comes first, what reports it last. */
    public function testListenersOfContentAreCalledInTheirOrder(): void
    {
        self::assertSame([
            FileUses::class,
            ForgetForms::class,
            MembershipCleanup::class,
            NameIndex::class,
            ArrivalListener::class,
            CatalogueListener::class,
            ContentInvalidation::class,
            RecordLocks::class,
            StagesFollowCall::class,
            KeepWithApplications::class,
            DateLedger::class,
            ProposalCleanup::class,
            InviteNamedPeople::class,
            DecisionCleanup::class,
            OfflineNotices::class,
            CallListener::class,
            WatchLinks::class,
            FavouriteListeners::class,
            OpportunityIndex::class,
            DismissalCleanup::class,
            NoticeCleanup::class,
            QueueIndex::class,
            RecordAudit::class,
        ], self::collected(Listeners::class, ContentListener::class));
    }

    /** Reminders are sent before the digests that contain them. */
    public function testWorkIsDoneInItsOrder(): void
    {
        self::assertSame(
            [
                DuePosts::class,
                RemindOfLateLinks::class,
                RemindReviewers::class,
                SendCallReminders::class,
                RemindReferees::class,
                CountStatistics::class,
                RemindOfCompletions::class,
                EndOffers::class,
                ShowFinalResults::class,
                EndRetentions::class,
                CheckLinks::class,
                SendReminders::class,
                SendAlerts::class,
                SendDigests::class,
                SettleLetters::class,
            ],
            self::collected(Worker::class, DueWork::class),
        );
    }

    /** Blocked requests need nothing else of the plugin. */
    public function testHardeningIsRegisteredFirst(): void
    {
        self::assertSame(HardeningModule::class, self::collected(Modules::class, \Passerelle\Kernel\Module::class)[0]);
    }

    /**
     * @param class-string $collector
     * @param class-string $interface
     * @return list<string> classes of the list that the collector is built with, in its order
     */
    private static function collected(string $collector, string $interface): array
    {
        self::assertSame(1, preg_match('/ = new \\\\' . preg_quote($collector, '/') . '\((.*)\);$/m', self::code(), $arguments));
        preg_match_all('/services\[\'([\w\\\\]+)\'\]/', $arguments[1], $found);
        $classes = array_values(array_unique(array_map(stripslashes(...), $found[1])));

        return array_values(array_filter($classes, static fn (string $class): bool => is_subclass_of($class, $interface)));
    }

    private static function code(): string
    {
        return (string) file_get_contents(self::ROOT . '/generated/PluginContainer.php');
    }
}
