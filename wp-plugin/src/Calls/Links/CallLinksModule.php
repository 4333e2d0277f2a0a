<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links;

use Closure;
use DateInterval;
use Passerelle\Calls\Links\Fetching\CurlTransport;
use Passerelle\Calls\Links\Fetching\Destinations;
use Passerelle\Calls\Links\Fetching\DnsResolver;
use Passerelle\Calls\Links\Fetching\Probe;
use Passerelle\Calls\Links\Fetching\ProbeLimits;
use Passerelle\Calls\Links\GraphQL\LinkTypes;
use Passerelle\Calls\Notices\NotifyPeople;
use Passerelle\Content\ContentReading;
use Passerelle\Content\GroupsMigration;
use Passerelle\Content\Record;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\PublicOrigin;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDueWork;
use Passerelle\Content\Model\ContentType;

/** The external links of calls, checked by the worker. */
final readonly class CallLinksModule implements HasMigrations, HasDueWork, HasGraphQlTypes
{
    /** Constant of wp-config.php: false where the worker may not send requests to other sites. */
    private const SETTING = 'PASSERELLE_CHECK_LINKS';
    private const AGENT = 'PasserelleLinkCheck/1.0';
    private const DAY = 86_400;

    /** @param Closure(int): void $invalidate the pages of an item */
    private function __construct(
        public LinkStore $store,
        public WatchLinks $listener,
        private Services $services,
        private ContentReading $reading,
        private NotifyPeople $notify,
        private Closure $invalidate,
    ) {
    }

    /** @param Closure(int): void $invalidate the pages of an item */
    public static function build(Services $services, ContentReading $reading, NotifyPeople $notify, Closure $invalidate): self
    {
        $store = new LinkStore($services->database, $services->clock, $services->config->limit('callLinks', 'leaseSeconds'));

        return new self($store, new WatchLinks($store, $reading->records), $services, $reading, $notify, $invalidate);
    }

    public function migrations(): array
    {
        return [
            ...LinkTables::migrations(),
            new GroupsMigration('call_links.002_watch', ContentType::CallForApplication, $this->reading->records, $this->watchLater(...)),
        ];
    }

    public function dueWork(): array
    {
        return self::isEnabled() ? [$this->check(self::probe($this->services))] : [];
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes(['PasserelleLinkState' => LinkState::cases()]),
            new LinkTypes($this->store, $this->services->clock),
        ];
    }

    /** The work of the worker with another probe or clock, for tests. */
    public function check(Probe $probe, ?Services $services = null): CheckLinks
    {
        $services ??= $this->services;

        return new CheckLinks(
            new LinkStore($services->database, $services->clock, $services->config->limit('callLinks', 'leaseSeconds')),
            $probe,
            LinkRules::from($services->config),
            new AnnounceLink($this->reading->records, $this->notify, $this->invalidate),
            $services,
        );
    }

    private static function isEnabled(): bool
    {
        return function_exists('curl_init') && (!defined(self::SETTING) || constant(self::SETTING) !== false);
    }

    private static function probe(Services $services): Probe
    {
        $agent = self::AGENT . ' (+' . PublicOrigin::configured() . ')';
        $transport = new CurlTransport($agent, ABSPATH . WPINC . '/certificates/ca-bundle.crt', $services->config->limit('callLinks', 'maxBytes'));

        return new Probe(new Destinations(new DnsResolver()), $transport, ProbeLimits::from($services->config));
    }

    /**
     * Spread over a day.
     *
     * @param array<string, Record> $group
     */
    private function watchLater(int $groupId, array $group): void
    {
        $second = crc32((string) $groupId) % self::DAY;
        $this->listener->watch($groupId, $group, $this->services->clock->now()->add(new DateInterval("PT{$second}S")));
    }
}
