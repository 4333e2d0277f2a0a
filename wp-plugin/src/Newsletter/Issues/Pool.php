<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

/** Items of an issue, from which each letter takes those for its reader. */
final readonly class Pool
{
    /**
     * @param list<Item> $chosen in the order of the editor
     * @param list<Item> $closing the next to close first
     * @param list<Item> $newest the newest first
     */
    public function __construct(private Automatic $automatic, public array $chosen, private array $closing, private array $newest)
    {
    }

    /** @return list<Item> chosen ones whatever their sectors and countries, then those that close soon, then new ones; each once */
    public function for(Interests $interests): array
    {
        $items = self::add([], $this->chosen, count($this->chosen));
        $wanted = static fn (array $items): array => array_values(array_filter($items, $interests->include(...)));
        $items = self::add($items, $wanted($this->closing), $this->automatic->closing);
        $items = self::add($items, $wanted($this->newest), $this->automatic->newest);

        return array_values($items);
    }

    /**
     * @param array<int, Item> $items by group id
     * @param list<Item> $more
     * @return array<int, Item>
     */
    private static function add(array $items, array $more, int $max): array
    {
        $new = array_filter($more, static fn (Item $item): bool => !isset($items[$item->groupId]));
        foreach (array_slice($new, 0, $max) as $item) {
            $items[$item->groupId] = $item;
        }

        return $items;
    }
}
