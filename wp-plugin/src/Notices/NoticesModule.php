<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\Content\ContentReading;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\RecordPaths;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Mail\Mails;
use Passerelle\Notices\GraphQL\NoticeTypes;
use Passerelle\Notices\Preferences\DigestTimes;
use Passerelle\Notices\Preferences\PreferenceStore;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** What the site has to say to a person, in the workspace and by mail, as they prefer. */
final readonly class NoticesModule implements HasMigrations, HasDailyTasks, HasGraphQlTypes
{
    public const DAILY = 'passerelle_purge_notices';

    private function __construct(
        public NoticeStore $store,
        public Notify $notify,
        public NoticeCleanup $listener,
        public NoticeSources $sources,
        public ReadNotices $read,
        public PreferenceStore $preferences,
        private Services $services,
    ) {
    }

    public static function build(Services $services, ContentReading $reading, EditorRecords $editors, Mails $mails): self
    {
        $config = $services->config;
        $store = new NoticeStore($services->database, $services->clock, $config->limit('notices', 'keepDays'));
        $sources = new NoticeSources();
        $paths = new NoticePaths($config, new RecordPaths($config));
        $preferences = new PreferenceStore($services->database);

        return new self(
            $store,
            new Notify($store, $preferences, DigestTimes::configured($config), $mails, $services->clock),
            new NoticeCleanup($store, $reading->records),
            $sources,
            new ReadNotices($store, $sources, $reading->records, $editors, $paths),
            $preferences,
            $services,
        );
    }

    public function migrations(): array
    {
        return NoticeTables::migrations();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->store->purge(...)];
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes(['PasserelleNoticeKind' => NoticeKind::cases()]),
            new NoticeTypes($this->read, $this->store, $this->services->config, new ViewerFactory(), new ProxyRequest()),
        ];
    }
}
