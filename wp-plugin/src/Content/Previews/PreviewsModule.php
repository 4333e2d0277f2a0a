<?php

declare(strict_types=1);

namespace Passerelle\Content\Previews;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Content\ContentReading;
use Passerelle\Content\EditorRecords;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Presentation\PresentationModule;
use Passerelle\Content\Previews\GraphQL\PreviewTypes;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Public pages of what is not public, by signed links. */
final readonly class PreviewsModule implements HasMigrations, HasDailyTasks, HasGraphQlTypes
{
    private const KEY = 'passerelle-preview';
    private const DAILY = 'passerelle_purge_preview_links';

    private function __construct(
        public PreviewLinks $links,
        public Previews $previews,
        private PreviewStore $store,
        private PresentationModule $presentation,
        private Config $config,
    ) {
    }

    public static function build(
        Services $services,
        ContentReading $reading,
        EditorRecords $editors,
        PresentationModule $presentation,
        TokenKeys $keys,
        AccountState $accounts,
    ): self {
        $limit = static fn (string $name): int => $services->config->limit('previews', $name);
        $store = new PreviewStore($services->database, $services->clock);
        $links = new PreviewLinks($keys->derive(self::KEY), $store, $services->clock, $limit('days'));
        $previews = new Previews($links, $store, $editors, $reading, new ViewerFactory(), $accounts, $limit('listed'));

        return new self($links, $previews, $store, $presentation, $services->config);
    }

    public function migrations(): array
    {
        return PreviewTables::migrations();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->store->purge(...)];
    }

    public function graphQlTypes(): array
    {
        $pages = PublicPages::configured($this->config);

        return [new PreviewTypes($this->links, $this->previews, $this->presentation->preview(...), $pages, new ProxyRequest(), new ViewerFactory())];
    }
}
