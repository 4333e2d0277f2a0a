<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use LogicException;
use Passerelle\Content\Record;
use Passerelle\Kernel\Database;
use Passerelle\Plugin;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Tests\Factories\ContentFactory;

/** Actions of one domain, each with all the mails that it sends. */
abstract class MailTable
{
    protected const VISITOR = Scene::VISITOR;
    protected const IP = Scene::IP;
    protected const DEVICE = Scene::DEVICE;

    protected readonly People $people;
    protected readonly SentMails $sent;
    protected readonly ContentFactory $content;
    protected readonly Plugin $plugin;

    public function __construct(private readonly Scene $scene)
    {
        $this->people = $scene->people;
        $this->sent = $scene->sent;
        $this->content = $scene->content;
        $this->plugin = $scene->plugin;
    }

    /**
     * By the operation of the site, its action if it has several, and what else matters: "ChangeMembership invite, with notices off".
     * The closure prepares what the action needs, whose mails do not count, and returns the variables of the operation, or the action itself
     * where it is none of the site's. Expected are "text of the mail → recipient" and "refused: code".
     *
     * @return iterable<string, array{string, Closure(): (array<string, mixed>|Closure(): mixed), list<string>}> who acts, the closure, what is expected
     */
    abstract public function rows(): iterable;

    /**
     * @param array<string, mixed> $variables
     * @return array<array-key, mixed>
     */
    protected function first(string $name, string $operation, array $variables): array
    {
        return $this->scene->first($name, $operation, $variables);
    }

    /** @return array<array-key, mixed> */
    protected function signedIn(string $name): array
    {
        return $this->scene->signedIn($name);
    }

    protected function settle(): void
    {
        $this->scene->settle();
    }

    protected function reload(Record $record): Record
    {
        return $this->scene->reload($record);
    }

    protected function id(string $name): int
    {
        return $this->people->id($name);
    }

    /** @return list<int> of one sector, as forms send them */
    protected function sectorIds(): array
    {
        $sector = (new Sectors(new Terms($this->plugin->get(Database::class))))->find('theatre') ?? throw new LogicException('There is no such sector.');

        return [$sector->id];
    }

    /** @return array{id: int, version: int} */
    protected function target(Record $record): array
    {
        $record = $this->reload($record);

        return ['id' => $record->id, 'version' => $record->version];
    }

    /** @param array<array-key, mixed> $values */
    protected static function textOf(array $values, string $key): string
    {
        $text = $values[$key] ?? null;

        return is_string($text) ? $text : throw new LogicException("No text {$key}.");
    }
}
