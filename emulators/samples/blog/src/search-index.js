// Written by tools/build-feed.mjs. A script rather than JSON, so that it loads from a file as well.
window.searchIndex = [
 {
  "url": "posts/read-the-error-twice.html",
  "title": "Read the error twice",
  "date": "2026-09-02",
  "tags": [
   "craft",
   "debugging"
  ],
  "text": "An error message is the only witness who was there. It saw the line, held the value, and knew what was expected of it. And yet most of us, on meeting one, behave like a policeman in a comedy: we glance at the witness, say “yes, yes”, and run off in the direction we had already chosen. I have begun to read errors aloud, twice. The first reading is for the shape: what kind of thing went wrong, and where. The second is for the nouns. Nouns are where the surprise is. Cannot read property of undefined is weather; cannot read property “rows” of undefined is a place on the map. A colleague keeps a rubber duck for this. The duck’s merit is that it does not interrupt. The second reading The second reading asks three questions. Which of these words did I not expect? Which words did I expect that are missing? And if the message is right in every letter, what must be true? The last one is the hard one, because it asks us to give up a belief. We know that the file is there. The message says that it is not. One of the two has looked. ENOENT: no such file or directory, open '/srv/app/data/ settings.json' ↑ there it is Write them as you would want to read them Having learned to listen, one starts to hear how badly most messages speak. The good ones say what was being attempted, with which value, and what would have been fine. They are written by somebody who imagined a reader: tired, in a hurry, and not the author. That reader is usually you. It is a letter to yourself, posted at the one moment when you knew everything, to be opened when you know nothing. Put the address on it."
 },
 {
  "url": "posts/a-small-defense-of-plain-files.html",
  "title": "A small defense of plain files",
  "date": "2026-07-19",
  "tags": [
   "tools",
   "web"
  ],
  "text": "Last winter I found a folder from a job that I had left eleven years before. Half of it was in formats whose programs no longer run on anything I own. The other half was text, and it opened as if I had closed it that morning. Plain files have no friends in a meeting. They don’t scale, they don’t sync, they can’t be queried by someone who was not there. All true. They are merely the only thing in the building that will outlive the building. This page is a file. If you are reading it in the year 2046: hello, it worked. What they are good at A file can be read by every tool ever written, including the ones that have not been written yet. It can be compared, copied, searched, mailed, printed and burned. Its permissions are visible. Its history is one command away. If it breaks, it breaks where you can see it. A database is a promise that someone will look after it. That is often a promise worth making. It should be made on purpose, though, and not because a page about potatoes needed a place to live. The test My test is the long weekend. If I left on Friday and came back on Tuesday, would it still be there, unattended? And if I left for ten years? For a surprising number of things the honest design is a folder with a good name."
 },
 {
  "url": "posts/names-are-the-first-draft.html",
  "title": "Names are the first draft of a design",
  "date": "2026-05-30",
  "tags": [
   "craft",
   "writing"
  ],
  "text": "There is a moment in every design when somebody says: let’s call it the manager for now. It is a small moment and it costs about a year. A name is the shortest specification that anyone will ever read. It is also the one that everyone reads. The diagram is opened once; the name is seen four hundred times a day, by people who take it at its word. Trouble naming is trouble thinking When I can’t name a thing I used to look for a better word. Now I look for the seam. A thing that is hard to name is usually two things that happened to be written on the same afternoon. Cut it in two, and the names are lying there. The reverse holds as well: two things with the same name will be one thing by spring, whether or not they should. The words to be wary of are the ones that fit anything: data , info , handler , process , util . They are not wrong. They are the sound of someone clearing their throat. Borrow from people who do the work Printers have words for every part of a page. Sailors have words for every rope. The people whose work the program is about have argued over their nouns for a century, and they have mostly finished. Ask them, and write down the answer exactly."
 },
 {
  "url": "posts/what-the-kitchen-knows-about-queues.html",
  "title": "What the kitchen knows about queues",
  "date": "2025-11-08",
  "tags": [
   "systems"
  ],
  "text": "For one summer I washed dishes in a restaurant with forty seats and one oven. I learned more about queues there than in any book since, mainly because in a kitchen you can smell them. The cook had one rule: no plate goes on the pass unless there is a hand to take it. Food that waits is food that is thrown away, so she would rather stop cooking than have it stand. New waiters thought that she was being difficult. She was applying back pressure. Three things she knew A long queue is not work in hand, it is work going cold. Every request that waits past its deadline will be done for nobody. Refuse it at the door, politely, while there is still time to eat elsewhere. The polite refusal, in our trade, has the number 429 and a header that says when to come back. The slowest station sets the pace, and only the slowest. A second dishwasher changes nothing while there is one oven. We bought a second dishwasher anyway, as everyone does. Measure the wait, not the work. She never asked how long a dish took. She asked how long table six had been sitting there. What I took home I put limits on queues now before I put anything in them. It feels unfriendly for about a week. Then comes the first busy evening, and nothing burns."
 },
 {
  "url": "posts/leaving-notes-for-the-next-person.html",
  "title": "Leaving notes for the next person",
  "date": "2025-08-21",
  "tags": [
   "writing",
   "craft"
  ],
  "text": "In the house that we rent each August there is a folder on the kitchen table. It says which tap sticks, when the bins go out and why one must never use the left-hand switch. I have never met the owner, and I know exactly how she thinks. Most handbooks are written by people who want to be thanked for their work. The folder is written by someone who wants to be left in peace in September. You can tell by what is missing: there is no history of the house in it, and no philosophy of taps. Write from the doorway The trick is to write while leaving. On the last day everything that you do without thinking becomes visible for an hour: the step that one skips, the warning that one ignores. Walk through it once with a pencil, as though the next person were already in the car. In software we call this “onboarding”, and usually write it on the first day, when we know least. Say what to do before you say why. Put the why beside it, for the evening. Date every page, because a note without a date is a rumor. And leave one blank sheet at the end. Ours has eleven different hands on it by now. The left-hand switch, it turns out, is fine if you hold it."
 }
];
