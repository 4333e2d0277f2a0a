<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Text;

use Passerelle\Languages\Lang;

/**
 * Folded stop words. Both lists apply to both languages, since texts contain titles of the other one, except words with a
 * meaning in the other language ("or", "but", "thé"; "car", "pour"). "Été" and "son" are in neither list, since they mean
 * summer and sound here.
 */
final class StopWords
{
    private const FRENCH = 'a afin ai ainsi alors apres au aucun aucune aussi autre autres aux avec avoir avons avez ayant car ce ceci cela celle celles celui '
        . 'ces cet cette ceux chaque chez ci comme comment d dans de depuis des donc dont du elle elles en encore entre es est et etaient etait etes etre eu '
        . 'eux faire fait font il ils j je jusque l la le les leur leurs lorsque lui m ma mais me mes meme memes moi moins mon n ne ni nos notre nous on ont ou '
        . 'par parce pas pendant peu peut peuvent plus pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans se selon sera seront ses si soit '
        . 'sommes sont sous sur t ta tes toi ton tous tout toute toutes tres tu un une vers vos votre vous y';

    private const ENGLISH = 'a about above after all also am an and any are as at be because been before being between both but by can could did do does during '
        . 'each for from had has have having he her here hers him his how i if in into is it its just me more most my no nor not of off on only or other our ours '
        . 'out over own same she should so some such than that the their theirs them then there these they this those through to too under until up us very was we '
        . 'were what when where which while who whom why will with would you your yours';

    /** English stop words, folded French words. */
    private const MEANT_IN_FRENCH = ['an' => true, 'as' => true, 'but' => true, 'do' => true, 'or' => true, 'the' => true];

    /** French stop words, English words. */
    private const MEANT_IN_ENGLISH = [
        'car' => true, 'comment' => true, 'dont' => true, 'encore' => true, 'plus' => true, 'pour' => true, 'sont' => true, 'ton' => true, 'tout' => true,
    ];

    /** @var array<string, true>|null */
    private static ?array $words = null;

    public static function has(string $word, Lang $language): bool
    {
        self::$words ??= array_fill_keys(explode(' ', self::FRENCH . ' ' . self::ENGLISH), true);
        $meant = $language === Lang::French ? self::MEANT_IN_FRENCH : self::MEANT_IN_ENGLISH;

        return isset(self::$words[$word]) && !isset($meant[$word]);
    }
}
